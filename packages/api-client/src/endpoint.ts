import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** How a request body or query is written on the wire. */
export type Encoding = 'query' | 'json' | 'form'

/**
 * What an answer is wrapped in: `value` reads `value` of the envelope, `bare` is the body itself, `text` is plain text.
 */
export type Envelope = 'value' | 'bare' | 'text'

/** Whether a call carries the login token: never, when there is one, or only with one. */
export type TokenUse = 'none' | 'optional' | 'required'

/** One call of the platform: the only place that has its wire names, shapes, retries and cache. */
export interface Endpoint<
  Request extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
  Once extends boolean = boolean,
> {
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
  /**
   * Whether the call has an effect that must happen once: it then carries an `Idempotency-Key`, and any answer with
   * `success: true` is final, whatever `value` holds. `response` is then an object.
   */
  readonly idempotent: Once
  /**
   * Members of the request that are amounts, by path (`tiers.minimumBet`):
   * minor units for the caller, decimal major units on the wire.
   */
  readonly amounts: readonly string[]
  /** The most bytes a body may have. */
  readonly maxBytes: number
  /** The most bytes an answer may have; of a larger one the rest is not loaded. */
  readonly maxAnswerBytes: number
  readonly request: Request
  readonly response: Response
}

/** What a caller passes to an endpoint. */
export type RequestOf<E extends Endpoint> = InferInput<E['request']>
/**
 * What a caller gets back from a call with an effect: members without a default are null where the answer lacks them.
 */
export type OutcomeOf<Response extends GenericSchema> = {
  [Name in keyof InferOutput<Response>]: Name extends keyof InferInput<Response>
    ? undefined extends InferInput<Response>[Name]
      ? InferOutput<Response>[Name]
      : InferOutput<Response>[Name] | null
    : InferOutput<Response>[Name] | null
  // With it an editor shows the members instead of the name and the schema of the type.
} & {}
/** What a caller gets back from an endpoint. */
export type ResponseOf<E extends Endpoint> = E['idempotent'] extends true
  ? OutcomeOf<E['response']>
  : InferOutput<E['response']>
/** What the record reads of a whole answer, checked as it stands: for tests and tools of a platform. */
export type AnswerOf<E extends Endpoint> = InferOutput<E['response']>
/** What a server sees of a request once it is checked. */
export type ServedRequestOf<E extends Endpoint> = InferOutput<E['request']>
/** What a server has to answer, in its wire form. */
export type ServedResponseOf<E extends Endpoint> = InferInput<E['response']>

type Required = 'name' | 'method' | 'path' | 'request' | 'response'

/**
 * Makes an endpoint record. What is left out takes the safe default: no token, no retry, no cache, 15 s, 64 KiB out, 8
 * MiB back. A record that is not imported leaves the bundle.
 *
 * @returns the record
 * @example
 * const getServerTime = defineEndpoint({
 *   name: 'getServerTime',
 *   method: 'GET',
 *   path: '/acme/time',
 *   retries: 2,
 *   request: v.object({}),
 *   response: v.object({ now: v.number() }),
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  const Request extends GenericSchema,
  const Response extends GenericSchema,
  const Once extends boolean = false,
>(
  record: Pick<Endpoint<Request, Response, Once>, Required> &
    Partial<Omit<Endpoint<Request, Response, Once>, Required>>,
): Endpoint<Request, Response, Once> {
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record that leaves it out has `Once` false
    idempotent: false as Once,
    amounts: [],
    maxBytes: 64 * 1024,
    maxAnswerBytes: 8 * 1024 * 1024,
    ...record,
  }
}
