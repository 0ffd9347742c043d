import ky, { isHTTPError, isTimeoutError } from 'ky'
import type { Endpoint } from '../endpoint.ts'
import { UnreachedError } from '../errors.ts'
import type { FetchPort } from '../ports.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import type { Clock } from './clock.ts'
import type { Answer } from './read-answer.ts'
import { retryAfter } from './retry-after.ts'

/** One request, ready to travel. */
export interface Parcel {
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
/** The longest `Retry-After` that is waited for, in seconds; past it the caller is told at once. */
const longestWait = 5

/**
 * Sends parcels over ky: one time limit for all tries and the body, retries as the record says and no other; the clock
 * learns from each answer.
 */
export function createTransport({ fetch, monotonic, credentials = 'same-origin', online }: ApiClientOptions, clock: Clock) {
  const timed: FetchPort = async (input, init) => {
    const began = monotonic()
    const response = await fetch(input, init)
    clock.observe(response.headers.get('Date'), monotonic() - began)
    return response
  }
  const waitOf = (response: Response) => retryAfter(response.headers.get('Retry-After'), clock.now())
  const client = ky.create({ fetch: timed, credentials, cache: 'no-store', parseJson: (text) => text })

  return async function send(endpoint: Endpoint, { url, headers, body, requestId, signal, until }: Parcel): Promise<Answer> {
    const toAnswer = (response: Response, text: string): Answer =>
      ({ status: response.status, text, requestId, at: clock.now(), retryAfter: waitOf(response) })
    const limit = endpoint.encrypted ? 0 : endpoint.retries
    const totalTimeout = Math.max(until - monotonic(), 1)
    try {
      const pending = client(url, {
        method: endpoint.method, headers, body, signal, totalTimeout,
        timeout: limit ? Math.min(patience, totalTimeout) : totalTimeout,
        throwHttpErrors: limit > 0,
        retry: {
          limit,
          methods: [endpoint.method.toLowerCase()],
          jitter: true,
          backoffLimit: 3_000,
          maxRetryAfter: longestWait * 1000,
          retryOnTimeout: true,
          shouldRetry: ({ error }) => (isHTTPError(error) && (waitOf(error.response) ?? 0) > longestWait ? false : undefined),
        },
      })
      return toAnswer(await pending, await pending.text())
    } catch (cause) {
      if (isHTTPError(cause)) return toAnswer(cause.response, typeof cause.data === 'string' ? cause.data : '')
      const lost = isTimeoutError(cause) ? 'timeout' : online?.() === false ? 'offline' : 'network'
      const kind = endpoint.idempotent ? 'unsure' : signal?.aborted ? 'aborted' : lost
      throw new UnreachedError({ endpoint: endpoint.name, requestId, cause, kind })
    }
  }
}
