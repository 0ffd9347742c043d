import ky, { isHTTPError, isTimeoutError } from 'ky'
import type { Endpoint } from '../endpoint.ts'
import { UnreachedError } from '../errors.ts'
import type { FetchPort } from '../ports.ts'
import type { Clock } from './clock.ts'
import type { Answer } from './read-answer.ts'

/** One request, ready to travel. */
export interface Parcel {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly requestId: string
  readonly signal: AbortSignal | null
}

const toAnswer = (response: Response, text: string, requestId: string): Answer => ({
  status: response.status,
  text,
  retryAfter: response.headers.get('Retry-After'),
  requestId,
})

/** Sends parcels over ky: time limit, retries as the record says and no other, the clock learns from each answer. */
export function createTransport(fetch: FetchPort, clock: Clock) {
  const client = ky.create({ fetch, credentials: 'same-origin', cache: 'no-store' })

  return async function send(endpoint: Endpoint, parcel: Parcel): Promise<Answer> {
    const { url, headers, body, requestId, signal } = parcel
    const began = clock.now()
    const learn = (response: Response) => clock.observe(response.headers.get('Date'), clock.now() - began)
    try {
      const response = await client(url, {
        method: endpoint.method,
        headers: { ...headers },
        body,
        signal,
        timeout: endpoint.timeLimit,
        totalTimeout: endpoint.timeLimit,
        throwHttpErrors: endpoint.retries > 0,
        retry: { limit: endpoint.retries, methods: [endpoint.method.toLowerCase()], jitter: true, backoffLimit: 3_000, maxRetryAfter: 5_000 },
      })
      learn(response)
      return toAnswer(response, await response.text(), requestId)
    } catch (cause) {
      if (isHTTPError(cause)) {
        learn(cause.response)
        return toAnswer(cause.response, typeof cause.data === 'string' ? cause.data : JSON.stringify(cause.data ?? null), requestId)
      }
      const details = { endpoint: endpoint.name, requestId, cause }
      if (signal?.aborted) throw new UnreachedError({ ...details, kind: 'aborted' })
      if (endpoint.idempotent) throw new UnreachedError({ ...details, kind: 'unsure' })
      throw new UnreachedError({ ...details, kind: isTimeoutError(cause) ? 'timeout' : 'network' })
    }
  }
}
