import type { Endpoint } from '../endpoint.ts'
import { ContractError, UnreachedError } from '../errors.ts'
import { runSchema } from '../schemas/run-schema.ts'
import { toWireSums } from '../schemas/sums.ts'
import type { ApiClient } from './api-client.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import { createClock } from './clock.ts'
import { createExchange } from './exchange.ts'
import { withOverrides } from './overrides.ts'
import { createSealer } from './seal-payload.ts'
import { createSessionCache, ownerOf } from './session-cache.ts'
import { createSharedReads } from './shared-reads.ts'
import { createAuthorizedCaller } from './authorized-caller.ts'
import { createTransport } from './transport.ts'
import { writeRequest } from './write-request.ts'

/** A read without effects: what its record may send again may also be shared. */
const isRead = ({ method, retries }: Endpoint): boolean => method === 'GET' && retries > 0

/** An input in the shape of its record. @throws ContractError of kind invalid: nothing was sent. */
const checkInput = (endpoint: Endpoint, input: unknown): unknown => {
  const checked = runSchema(endpoint.request, input)
  if (!checked.issues) return checked.output
  throw new ContractError({ endpoint: endpoint.name, kind: 'invalid', requestId: '', issues: checked.issues })
}

/** Makes a client. No module state: two clients on one page do not know each other. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { language, monotonic, newId } = options
  const clock = createClock(options.now, monotonic)
  const cache = createSessionCache(options.store, clock)
  const reads = createSharedReads()
  const caller = createAuthorizedCaller(
    options,
    createExchange(options, {
      send: createTransport(options, clock),
      sendSealed: createSealer((name) => options.cipher(client, name), clock, monotonic),
    }),
  )

  const client: ApiClient = {
    clock,
    newId,
    forget() {
      cache.clear()
      reads.close()
    },
    async call(record, rawInput, { signal = null, token: given, idempotencyKey, fresh } = {}) {
      const endpoint = withOverrides(record, options.overrides)
      const input = toWireSums(endpoint, checkInput(endpoint, rawInput))
      const stopped = () =>
        new UnreachedError({ endpoint: endpoint.name, kind: 'aborted', requestId: '', cause: signal?.reason })
      if (signal?.aborted) throw stopped()
      const request = writeRequest(endpoint, input)
      const token = caller.tokenFor(endpoint, given)
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
        const { raw, output } = await caller.ask({ endpoint, input, request, signal: ending, until, idempotencyKey: key }, token)
        if (keep) keep(raw, output)
        return output
      }
      if (!isRead(endpoint)) return begin(signal).finally(() => reads.close())
      const about = `${endpoint.name}:${token ?? ''}:${question}`
      if (fresh) reads.close(about)
      return reads.ask(about, signal, begin, stopped)
    },
  }
  return client
}
