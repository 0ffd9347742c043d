import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** How a request body or query is written on the wire. */
export type Encoding = 'query' | 'json' | 'form'

/** What an answer is wrapped in: `value` reads `value` of the envelope, `bare` is the body itself, `text` is plain text. */
export type Envelope = 'value' | 'bare' | 'text'

/** Whether a call carries the login token: never, when there is one, or only with one. */
export type TokenUse = 'none' | 'optional' | 'required'

/** One call of the platform: the only place where its wire names, shapes and habits stand. */
export interface Endpoint<Request extends GenericSchema = GenericSchema, Response extends GenericSchema = GenericSchema> {
  /** The name of the call, the same everywhere: client, gateway, fake server, query keys. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** Paths of the other generation of the platform, served by the gateway as well. */
  readonly aliases: readonly string[]
  /** The `ModuleId` header, when the call belongs to a module. */
  readonly moduleId: string | null
  readonly token: TokenUse
  readonly encrypted: boolean
  readonly encoding: Encoding
  readonly envelope: Envelope
  /** Members of `value` that also stand at the top of the answer, or only there; for clients of older platforms. */
  readonly alsoTop: readonly string[]
  /** How often a failed call is sent again; only reads without effects may say more than 0. */
  readonly retries: number
  /** Time limit for the whole call with its retries, in milliseconds. */
  readonly timeLimit: number
  /** How long an answer may be reused from session storage, in milliseconds, and under which key. */
  readonly cache: { readonly key: string; readonly ttl: number } | null
  /** Whether the call has an effect that must happen once: it then carries an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** Members of the request that are sums, by path (`tiers.minimumBet`): minor units for the caller, decimal major units on the wire. */
  readonly sums: readonly string[]
  /** The most bytes a body may have. */
  readonly maxBytes: number
  readonly request: Request
  readonly response: Response
}

/** What a caller passes to an endpoint. */
export type RequestOf<E extends Endpoint> = InferInput<E['request']>
/** What a caller gets back from an endpoint. */
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']>
/** What a server sees of a request once it is checked. */
export type ServedRequestOf<E extends Endpoint> = InferOutput<E['request']>
/** What a server has to answer, as it stands on the wire. */
export type ServedResponseOf<E extends Endpoint> = InferInput<E['response']>

type Required = 'name' | 'method' | 'path' | 'request' | 'response'

/**
 * Makes an endpoint record; what is not said takes the careful default (no token, no retry, 15 s). A
 * record that nobody uses leaves the bundle.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const Request extends GenericSchema, const Response extends GenericSchema>(
  record: Pick<Endpoint<Request, Response>, Required> & Partial<Omit<Endpoint<Request, Response>, Required>>,
): Endpoint<Request, Response> {
  return {
    aliases: [],
    moduleId: null,
    token: 'none',
    encrypted: false,
    encoding: record.method === 'GET' ? 'query' : 'json',
    envelope: 'value',
    alsoTop: [],
    retries: 0,
    timeLimit: 15_000,
    cache: null,
    idempotent: false,
    sums: [],
    maxBytes: 64 * 1024,
    ...record,
  }
}
