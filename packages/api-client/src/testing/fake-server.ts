import type { Idempotency } from '../client/capabilities.ts'
import type { HeaderNames } from '../client/call-headers.ts'
import type { Overrides } from '../client/overrides.ts'
import type { Endpoint, ServedRequestOf, ServedResponseOf } from '../endpoint.ts'
import type { FetchPort } from '../ports.ts'
import type { Fault } from './faults.ts'

/** A call as it reached a fake server. */
export interface FakeCall {
  readonly endpoint: string
  /** Sums in minor units, as a handler gets them. */
  readonly input: unknown
  readonly headers: Headers
  readonly method: string
  /** The path of the request: the record's, an alias, or a brand's own. */
  readonly path: string
  /** The fault that was applied, or null. */
  readonly fault: Fault | null
}

/** Options of `createFakeServer`. */
export interface FakeServerOptions {
  /** The answer of a call without a handler: a plausible answer (`sample`, the default) or a 404 (`missing`). */
  readonly unanswered?: 'sample' | 'missing'
  /** Another seed gives other samples. */
  readonly seed?: number
  /** Waits some milliseconds, for `delay`. A test that counts its own time passes its own. */
  readonly wait?: (milliseconds: number) => Promise<unknown>
  /** What the brand's platform calls differently: the same object as the client's. */
  readonly overrides?: Overrides
  /** What it calls its headers: the same object as the client's. */
  readonly headerNames?: HeaderNames
  /** What it does with keys: `honoured` unless given; `ignored` has an effect for each request. */
  readonly idempotency?: Idempotency
  /** Whether answers given by hand must fit their records too: one that does not fails its call. */
  readonly strict?: boolean
}

/** How an endpoint answers: with wire shapes, as a server would; a handler may throw `FakeRefusal`. */
export type FakeAnswer<E extends Endpoint> =
  | ServedResponseOf<E>
  | ((input: ServedRequestOf<E>, request: Request) => ServedResponseOf<E> | Promise<ServedResponseOf<E>>)

/** A `fetch` made from the endpoint records; it records every call. */
export interface FakeServer {
  readonly fetch: FetchPort
  readonly calls: FakeCall[]
  /** The calls of one endpoint, in their order. */
  callsOf(endpoint: Endpoint): FakeCall[]
  /** Sets the answer of an endpoint. */
  answer<E extends Endpoint>(endpoint: E, handler: FakeAnswer<E>): FakeServer
  /** Delays the answers of an endpoint, or of all, by milliseconds. */
  delay(milliseconds: number, endpoint?: Endpoint): FakeServer
  /** Applies a fault to the answers of an endpoint, or of all, so many times or until `heal`. */
  fail(fault: Fault, endpoint?: Endpoint, times?: number): FakeServer
  /** Ends the faults and delays of an endpoint, or all of them. */
  heal(endpoint?: Endpoint): FakeServer
}
