import type { IdentityServer } from '@parlour/identity'
import type { ProviderName } from '../config/social-settings.ts'

/** What a login brings from elsewhere. */
export interface BroughtToken {
  readonly provider: ProviderName | 'phone'
  readonly idToken: string
  readonly nonce: string
}

/**
 * Who a token speaks of: the issuer and its subject, never a
 * mail address; and the number that a token for a phone proves.
 */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** Digits with the dialling code in front. */
  readonly phone: string | null
  /** When the token ends, in milliseconds since 1970. */
  readonly until: number
}

/** Sign-ins elsewhere as this gateway sees them. */
export interface Social {
  /** Whose token it is; null for one that is not good. @throws DomainError function.not.available, system.busy */
  readonly verify: (token: BroughtToken, now: number) => Promise<Identity | null>
  /** The service that stands in for all others, where the gateway runs as a demonstration. */
  readonly demonstration: IdentityServer | null
  /** Asks a provider, or the demonstration in its place. */
  readonly ask: (url: string, init: RequestInit) => Promise<Response>
}
