import type { MemberPage } from '../index.ts'

/**
 * The address of another page of the centre, with a kind of its record or with one of its rows; nothing where the member
 * has no such page.
 */
export type MemberPageHref = (
  page: MemberPage,
  search?: { readonly kind?: string; readonly open?: string },
) => string | undefined
