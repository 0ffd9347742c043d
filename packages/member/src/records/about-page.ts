import type { Transaction } from '@parlour/api-client/endpoints'
import type { MemberPage } from '../centre/pages.ts'

const pages = {
  bet: 'personalHistoryCopy',
  bonus: 'bonusDetails',
  deposit: 'depositv2',
  withdrawal: 'withdraw',
} as const satisfies Record<NonNullable<Transaction['about']>['kind'], MemberPage>

/**
 * The page of the member centre that shows what a transaction belongs to, and its row there.
 *
 * @returns null for a transaction that belongs to nothing with a page of its own
 * @example aboutPage({ kind: 'deposit', id: 'D260115-1' }) // { page: 'depositv2', open: 'D260115-1' }
 */
export const aboutPage = (about: Transaction['about']): { readonly page: MemberPage; readonly open: string } | null =>
  about && { page: pages[about.kind], open: about.id }
