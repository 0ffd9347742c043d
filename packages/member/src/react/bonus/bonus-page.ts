import type { LanguageCode } from '@parlour/i18n'
import type { RecordSearch } from '../../index.ts'
import type { MemberPageHref } from '../member-page-href.ts'

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
  readonly onSearch: (search: RecordSearch) => void
  /** The address of another page of the centre; links to pages without one are not there. */
  readonly hrefOfPage: MemberPageHref
  /** Where an account without an open bonus finds one; no link without it. */
  readonly promotionsHref?: string | undefined
}
