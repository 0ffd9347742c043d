import type { Endpoint, NumericIds, ServedRequestOf, ServedResponseOf } from '@parlour/api-client/endpoints'
import type { Gateway } from '../config/gateway.ts'
import type { Browser } from './browser-of.ts'
import type { Session } from './session.ts'
import type { Language } from './languages.ts'
import { DomainError, notLoggedIn } from './domain-error.ts'

/** One call as a handler sees it: the checked request, the member and the visitor's address. */
export interface Call<Request = unknown> {
  readonly gateway: Gateway
  /** The record of the call. */
  readonly endpoint: Endpoint
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
  /** The browser of the call, where its user agent names one. */
  readonly browser: Browser | null
  /** Whether a robot calls, by its user agent; a browser always sends one. */
  readonly robot: boolean
  /** The `Sec-Fetch-Site` header, or an empty text. */
  readonly site: string
  /** The origin the visitor sees, as `scheme://host`. */
  readonly origin: string
  /** Headers to put on this one answer. */
  readonly headers: Headers
}

/** The handler of an endpoint: takes the checked request and returns the answer, with amounts in minor units. */
export type Handler<E extends Endpoint> = (call: Call<NumericIds<ServedRequestOf<E>>>) => Promise<ServedResponseOf<E>>

/** The key of a call that happens once. @throws DomainError idempotency.key.missing where it came without one */
export function keyOf({ idempotencyKey }: Pick<Call, 'idempotencyKey'>): string {
  if (!idempotencyKey) throw new DomainError('idempotency.key.missing')
  return idempotencyKey
}

/** The session of a call that cannot do without. @throws DomainError login.not.session */
export function sessionOf(call: Call): Session {
  if (!call.session) throw notLoggedIn()
  return call.session
}
