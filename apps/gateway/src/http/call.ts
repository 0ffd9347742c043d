import type { Endpoint, ServedRequestOf, ServedResponseOf } from '@parlour/api-client/endpoints'
import type { Gateway } from '../gateway.ts'
import type { Browser } from '../session/browser-of.ts'
import type { Session } from '../session/session.ts'
import type { Language } from './languages.ts'
import { notLoggedIn } from './domain-error.ts'

/** One call as a handler sees it: checked request, who asks, and from where. */
export interface Call<Request = unknown> {
  readonly gateway: Gateway
  readonly request: Request
  readonly session: Session | null
  readonly language: Language
  /** Network the call comes from: /24 of IPv4, /64 of IPv6. */
  readonly network: string
  readonly address: string
  /** The country it comes from (ISO 3166). */
  readonly country: string
  readonly now: number
  readonly idempotencyKey: string | null
  /** The cookie of that name as it came, or an empty text. */
  cookie(name: string): string
  /** The browser it comes from, where it says so. */
  readonly browser: Browser | null
  /** What the browser says of where the call comes from (`Sec-Fetch-Site`), or an empty text. */
  readonly site: string
  /** The origin the visitor sees, as `scheme://host`. */
  readonly origin: string
  /** Headers to put on this one answer. */
  readonly headers: Headers
}

/** What answers an endpoint: gets the checked request, gives the answer as it stands on the wire. */
export type Handler<E extends Endpoint> = (call: Call<ServedRequestOf<E>>) => Promise<ServedResponseOf<E>>

/** The session of a call that cannot do without. @throws DomainError login.not.session */
export function sessionOf(call: Call): Session {
  if (!call.session) throw notLoggedIn()
  return call.session
}
