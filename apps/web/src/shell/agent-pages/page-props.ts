import type { LanguageCode } from '@parlour/i18n'
import type { CentreSearch } from '../../routes/-centre-search.ts'

/** What every page of the agent centre is given; a page takes of it what it needs. */
export interface AgentPageProps {
  readonly search: CentreSearch
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** IANA name of the zone that the platform counts days in. */
  readonly zone: string
  /** The address of another view of the page. */
  readonly hrefOf: (search: CentreSearch) => string
  readonly onSearch: (search: CentreSearch) => void
}
