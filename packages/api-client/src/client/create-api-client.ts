import type { Endpoint } from '../endpoint.ts'
import { ContractError, UnreachedError } from '../errors.ts'
import { runSchema } from '../schemas/run-schema.ts'
import { toWireAmounts } from '../schemas/amounts.ts'
import type { ApiClient, CallOptions } from './api-client.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import { honoursKeys } from './capabilities.ts'
import { answerAbsent } from './answer-absent.ts'
import { createClock } from './clock.ts'
import { createExchange } from './exchange.ts'
import { withOverrides, type BrandedEndpoint } from './overrides.ts'
import { createSealer } from './seal-payload.ts'
import { createSessionCache, ownerOf } from './session-cache.ts'
import { createSharedReads } from './shared-reads.ts'
import { createAuthorizedCaller } from './authorized-caller.ts'
import { createTransport } from './transport.ts'
import { writeRequest } from './write-request.ts'

/** A read without effects: what its record may send again may also be shared. */
const isRead = ({ method, retries }: Endpoint): boolean => method === 'GET' && retries > 0

/** The record with less time or fewer tries, where one call asks for that. */
const within = (
  endpoint: BrandedEndpoint,
  { timeLimit = Infinity, retries = Infinity }: CallOptions,
): BrandedEndpoint => ({
  ...endpoint,
  timeLimit: Math.min(endpoint.timeLimit, timeLimit),
  retries: Math.min(endpoint.retries, retries),
})

/** An input in the shape of its record. @throws ContractError of kind invalid: nothing was sent. */
const checkInput = (endpoint: Endpoint, input: unknown): unknown => {
  const checked = runSchema(endpoint.request, input)
  if (!checked.issues) return checked.output
  throw new ContractError({ endpoint: endpoint.name, kind: 'invalid', requestId: '', issues: checked.issues })
}

/**
 * Makes a client for one platform. It has no module state: two
 * clients on one page do not share tokens, caches or requests.
 *
 * @param options ports, the platform's origin and the brand's overrides; `now` and `monotonic` in milliseconds
 * @returns the client; `call` is its one method for every endpoint record
 * @throws ContractError of kind `invalid` from `call` when the input does not fit the record; nothing was sent
 * @throws RefusedError from `call` with the platform's `code` when the server refuses
 * @throws UnreachedError from `call` when no response arrived: `network`, `offline`, `timeout`, `aborted`, `unsure` …
 * @example
 * const api = createApiClient({
 *   ...portsOf(globalThis),
 *   baseUrl: 'https://platform.example',
 *   merchant: 'vesper',
 *   language: () => 'EN',
 * })
 * const { games } = await api.call(listGames, { gameType: 'RNG' })
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { cipher, language, monotonic, newId } = options
  const clock = createClock(options.now, monotonic)
  const cache = createSessionCache(options.store, clock)
  const reads = createSharedReads()
  const caller = createAuthorizedCaller(
    options,
    createExchange(options, {
      send: createTransport(options, clock),
      sendSealed: createSealer(cipher && ((name) => cipher(client, name)), clock, monotonic),
    }),
  )

  const call = async (record: Endpoint, rawInput: unknown = {}, given: CallOptions = {}): Promise<unknown> => {
    const { signal = null, idempotencyKey, fresh } = given
    const branded = withOverrides(record, options.overrides)
    const endpoint = within(branded, given)
    const input = toWireAmounts(endpoint, checkInput(endpoint, rawInput))
    const stopped = () =>
      new UnreachedError({ endpoint: endpoint.name, kind: 'aborted', requestId: '', cause: signal?.reason })
    if (signal?.aborted) throw stopped()
    if (endpoint.absent) return answerAbsent(endpoint, endpoint.absent, newId())
    const request = writeRequest(endpoint, input)
    const token = caller.tokenFor(endpoint, given.token)
    const question = `${language()}:${request.path}${request.body ?? ''}`
    const place = endpoint.cache && `${endpoint.cache.key}:${ownerOf(token)}:${question}`
    if (place && endpoint.cache && !fresh) {
      const kept = cache.read(place, endpoint.cache.ttl, endpoint.response)
      if (kept !== undefined) return kept
    }
    const key = idempotencyKey ?? (endpoint.idempotent ? newId() : undefined)
    const begin = async (ending: AbortSignal | null) => {
      const until = monotonic() + endpoint.timeLimit
      const keep = place && cache.keep(place)
      const { raw, output } = await caller.ask(
        { endpoint, input, request, signal: ending, until, idempotencyKey: key },
        token,
      )
      if (keep) keep(raw, output)
      return output
    }
    if (!isRead(branded)) return begin(signal).finally(() => reads.close())
    if (given.timeLimit !== undefined || given.retries !== undefined) return begin(signal)
    const about = `${endpoint.name}:${token ?? ''}:${question}`
    if (fresh) reads.close(about)
    return reads.ask(about, signal, begin, stopped)
  }

  const client: ApiClient = {
    clock,
    newId,
    has: ({ name }) => !options.overrides?.[name]?.absent,
    honoursKeys: (endpoint) => honoursKeys(endpoint, options),
    forget() {
      cache.clear()
      reads.close()
    },
    call,
  }
  return client
}
