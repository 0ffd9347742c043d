import type { RegisterSearch } from '../../index.ts'

/** What the page and its parts are given by the site. */
export interface RegisterPageProps {
  readonly search: RegisterSearch
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The site as people know it, and the address where they log in. */
  readonly site: { readonly name: string; readonly url: string }
  /** The name of a category of games by its code. */
  readonly categoryName: (code: string) => string
  /** The address of another view of the page. */
  readonly hrefOf: (search: RegisterSearch) => string
  readonly onSearch: (search: RegisterSearch) => void
}
