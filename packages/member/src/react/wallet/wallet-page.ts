import type { LanguageCode } from '@parlour/i18n'
import type { LogoSource } from '@parlour/ui-kit'
import type { MemberPageHref } from '../member-page-href.ts'

/** What the wallet page is given. */
export interface WalletPageProps {
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The address of another page of the centre; links to pages without one are not there. */
  readonly hrefOfPage: MemberPageHref
  /** The logo of a provider by its code; undefined where there is none. */
  readonly logoOf: (vendor: string) => LogoSource | undefined
}
