import type { LanguageCode } from '@parlour/i18n'
import type { MemberPage, RecordSearch } from '../../index.ts'

/** What the page of bonuses is given. */
export interface BonusPageProps {
  readonly search: RecordSearch
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** What a category of games is called, by its code. */
  readonly categoryName: (code: string) => string
  /** The address of another view of the page. */
  readonly hrefOf: (search: RecordSearch) => string
  /** The address of another page of the centre, with a kind of its record. */
  readonly hrefOfPage: (page: MemberPage, search?: { readonly kind?: string }) => string
}
