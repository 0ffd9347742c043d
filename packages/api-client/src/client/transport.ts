import ky, { isHTTPError, isTimeoutError, type ShouldRetryState } from 'ky'
import type { Endpoint } from '../endpoint.ts'
import { UnreachedError } from '../errors.ts'
import type { FetchPort } from '../ports.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import type { Clock } from './clock.ts'
import type { Answer } from './read-answer.ts'
import { retryAfter } from './retry-after.ts'

/** One request, ready to travel. */
export interface WireRequest {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | null
  readonly requestId: string
  readonly signal: AbortSignal | null
  /** When its time is up, on the monotonic timer. */
  readonly until: number
}

/** How long a read waits for the first sign of an answer before it is tried again, in milliseconds. */
const patience = 10_000
/** The longest pause between two tries, in milliseconds; a `Retry-After` past it is told to the caller instead. */
const longestPause = 5_000
/** Statuses that may be gone with the next try. */
const passing = [408, 429, 500, 502, 503, 504]

/**
 * Sends requests over ky: one time limit for all tries and the body, retries as the record says and no other; the clock
 * learns from each answer.
 */
export function createTransport(options: ApiClientOptions, clock: Clock) {
  const { monotonic, online, credentials, roll = () => 1 } = options
  const fetch: FetchPort = async (input, init) => {
    const began = monotonic()
    const response = await options.fetch(input, init)
    clock.observe(response.headers.get('Date'), monotonic() - began)
    return response
  }
  const waitOf = (response: Response) => retryAfter(response.headers.get('Retry-After'), clock.now())
  const client = ky.create({ fetch, cache: 'no-store', ...(credentials && { credentials }) })

  return async function send(endpoint: Endpoint, { url, headers, body, requestId, signal, until }: WireRequest): Promise<Answer> {
    const toAnswer = (response: Response, text: string): Answer =>
      ({ status: response.status, text, requestId, at: clock.now(), retryAfter: waitOf(response) })
    const limit = endpoint.encrypted ? 0 : endpoint.retries
    const totalTimeout = Math.max(until - monotonic(), 1)
    let pause = 0
    const shouldRetry = ({ error, retryCount }: ShouldRetryState): boolean => {
      const said = isHTTPError(error) ? waitOf(error.response) : null
      pause = said === null ? roll() * Math.min(longestPause, 300 * 2 ** (retryCount - 1)) : said * 1000
      const worth = !isHTTPError(error) || passing.includes(error.response.status)
      return worth && pause <= longestPause && monotonic() + pause < until
    }
    try {
      const pending = client(url, {
        method: endpoint.method, headers, totalTimeout,
        ...(body === null ? null : { body }),
        ...(signal && { signal }),
        timeout: limit ? Math.min(patience, totalTimeout) : totalTimeout,
        throwHttpErrors: limit > 0,
        retry: limit ? { limit, methods: [endpoint.method.toLowerCase()], shouldRetry, delay: () => pause } : 0,
      })
      return toAnswer(await pending, await pending.text())
    } catch (cause) {
      if (isHTTPError(cause)) return toAnswer(cause.response, typeof cause.data === 'string' ? cause.data : JSON.stringify(cause.data ?? ''))
      const lost = isTimeoutError(cause) ? 'timeout' : online?.() === false ? 'offline' : 'network'
      const kind = endpoint.idempotent ? 'unsure' : signal?.aborted ? 'aborted' : lost
      throw new UnreachedError({ endpoint: endpoint.name, requestId, cause, kind })
    }
  }
}
