import ky, { isTimeoutError, type ShouldRetryState } from 'ky'
import type { Endpoint } from '../endpoint.ts'
import { ContractError, UnreachedError } from '../errors.ts'
import type { FetchPort } from '../ports.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import type { Clock } from './clock.ts'
import { firstByteIn } from './first-byte-in.ts'
import type { Answer } from './read-answer.ts'
import { isPlatforms } from './is-platforms.ts'
import { readBody } from './read-body.ts'
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

/**
 * How long a read that can be tried again waits for the first byte of
 * an answer, in milliseconds; the last try has the rest of its time.
 */
const patience = 10_000
/** The longest pause between two tries, in milliseconds; a longer `Retry-After` goes to the caller as `retryAfter`. */
const longestPause = 5_000
/** Statuses that may be gone with the next try. */
const passing = [408, 429, 500, 502, 503, 504]

/** Whether an answer comes from another origin than was asked: a redirect led there. */
const leftFor = ({ url }: Response, input: string | URL | Request): boolean =>
  url !== '' && input instanceof Request && new URL(url).origin !== new URL(input.url).origin

/** An answer that may be another one with the next try. */
class Passing extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super()
    this.answer = answer
  }
}

/**
 * Sends requests over ky: one time limit for all tries and their bodies, retries as the record says and no other; the
 * clock learns from each answer of the platform. Redirects to another origin are refused.
 */
export function createTransport(options: ApiClientOptions, clock: Clock) {
  const { monotonic, online, credentials, onRequest, onResponse, roll = () => 1 } = options
  const client = ky.create({ cache: 'no-store', throwHttpErrors: false, ...(credentials && { credentials }) })

  return async function send(
    endpoint: Endpoint,
    { url, headers, body, requestId, signal, until }: WireRequest,
  ): Promise<Answer> {
    const limit = endpoint.encrypted ? 0 : endpoint.retries
    const timeout = Math.max(until - monotonic(), 1)
    let tries = 0
    let pause = 0
    const longestBefore = (next: number) => Math.min(longestPause, 300 * 2 ** (next - 1))
    let answer: Answer | undefined

    const elsewhere = new ContractError({
      endpoint: endpoint.name,
      requestId,
      kind: 'captive',
      issues: ['redirected to another origin'],
    })

    const ask: FetchPort = async (input, init) => {
      const began = monotonic()
      onRequest?.({ endpoint: endpoint.name, requestId, tries: tries + 1 })
      const more = tries++ < limit && began + patience + longestBefore(tries) < until
      const begin = more ? firstByteIn(patience, options.fetch) : options.fetch
      const response = await begin(input, init)
      const took = monotonic() - began
      if (leftFor(response, input)) throw elsewhere
      const { status, headers: told } = response
      const text = await readBody(response, endpoint.maxAnswerBytes)
      onResponse?.({ endpoint: endpoint.name, requestId, status, took })
      const date = told.get('Date')
      // What a member is answered is kept by no cache (RFC 9111, 3.5).
      const kept = endpoint.method === 'GET' && endpoint.token === 'none'
      const copy = kept && !told.get('Cache-Control')?.includes('no-store')
      if (isPlatforms(endpoint, status, text)) clock.observe({ date, age: told.get('Age'), copy }, took)
      const at = clock.now()
      const wait = retryAfter(told.get('Retry-After'), (date && Date.parse(date)) || at)
      answer = { status, text, requestId, at, retryAfter: wait }
      if (limit && passing.includes(status)) throw new Passing(answer)
      return new Response(null)
    }
    const shouldRetry = ({ error, retryCount }: ShouldRetryState): boolean => {
      const said = error instanceof Passing ? error.answer.retryAfter : null
      pause = said === null ? roll() * longestBefore(retryCount) : said * 1000
      return error !== elsewhere && !isTimeoutError(error) && pause <= longestPause && monotonic() + pause < until
    }
    try {
      await client(url, {
        method: endpoint.method,
        headers,
        fetch: ask,
        timeout,
        totalTimeout: timeout,
        // A redirect would take a token or a body along.
        redirect: endpoint.token === 'none' && body === null ? 'follow' : 'error',
        ...(body === null ? null : { body }),
        ...(signal && { signal }),
        retry: limit ? { limit, methods: [endpoint.method.toLowerCase()], shouldRetry, delay: () => pause } : 0,
      })
    } catch (cause) {
      if (cause === elsewhere) throw cause
      if (!(cause instanceof Passing)) {
        const lost = isTimeoutError(cause) ? 'timeout' : online?.() === false ? 'offline' : 'network'
        const kind = endpoint.idempotent ? 'unsure' : signal?.aborted ? 'aborted' : lost
        throw new UnreachedError({ endpoint: endpoint.name, requestId, cause, kind })
      }
    }
    // oxlint-disable-next-line typescript/no-non-null-assertion -- `ask` sets it before it returns or throws `Passing`
    return answer!
  }
}
