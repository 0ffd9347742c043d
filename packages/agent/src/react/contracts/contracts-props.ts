import type { TextStore } from '@parlour/api-client'
import type { ContractSearch } from '../../index.ts'

/** What the page of contracts and its parts are given by the site. */
export interface ContractsPageProps {
  readonly search: ContractSearch
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The name of a category of games by its code. */
  readonly categoryName: (code: string) => string
  /** The address of another view of the page. */
  readonly hrefOf: (search: ContractSearch) => string
  readonly onSearch: (search: ContractSearch) => void
  /** The tab's session storage: an offer that was begun outlives a reload there. */
  readonly store?: TextStore
}
