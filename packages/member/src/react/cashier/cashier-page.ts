import type { LanguageCode } from '@parlour/i18n'
import type { RecordSearch } from '../../index.ts'

/** What both pages about money are given. */
export interface CashierPageProps {
  /** What the address says: `open` names the order that is looked at. */
  readonly search: RecordSearch
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The address of another view of the page. */
  readonly hrefOf: (search: RecordSearch) => string
  readonly onSearch: (search: RecordSearch) => void
  /** The name of a category of games, as the platform codes it. */
  readonly categoryName: (code: string) => string
}
