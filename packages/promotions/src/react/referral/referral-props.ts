import type { FailedOf } from '@parlour/screen-kit/react'
import type { LanguageCode } from '@parlour/i18n'

/** Props of `ReferralScreen`. */
export interface ReferralScreenProps {
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The page of the friends, counted from 1. */
  readonly page: number
  /** The name of the site, for what is shared. */
  readonly siteName: string
  /** IANA name of the zone that the platform counts months in. */
  readonly timeZone: string
  /** What a category of games is called, by its code. */
  readonly categoryName: (code: string) => string
  /** The whole address of an invitation; `host` is where the platform wants it to lead, if it says so. */
  readonly linkOf: (code: string, host: string | undefined) => string
  /** The address of another page of the friends. */
  readonly hrefOfPage: (page: number) => string
  /** Goes to another page of the friends. */
  readonly onPage: (page: number) => void
  /** What stands in place of something that did not load; a sentence and a button without it. */
  readonly failed?: FailedOf
}
