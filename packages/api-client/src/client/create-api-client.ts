import * as v from 'valibot'
import type { PayloadCipher } from '../ciphers/payload-cipher.ts'
import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import { ContractError, isApiError, isRefused, RefusedError, UnreachedError } from '../errors.ts'
import type { FetchPort, TextStore, TokenSource } from '../ports.ts'
import { toWireSums } from '../schemas/sums.ts'
import { createClock, type Clock } from './clock.ts'
import { queryText } from './query-text.ts'
import { checkAnswer, readAnswer } from './read-answer.ts'
import { createSessionCache } from './session-cache.ts'
import { createTransport } from './transport.ts'

/** What a client is made of; everything impure comes from here. */
export interface ApiClientOptions {
  /** Origin of the platform, without a slash at the end; an empty text means the page's own. */
  readonly baseUrl: string
  readonly merchant: string
  /** The visitor's language in the platform's code, asked at each call. */
  readonly language: () => string
  readonly tokens: TokenSource
  readonly fetch: FetchPort
  /** Where answers are kept for this session; null keeps them in memory only. */
  readonly store: TextStore | null
  /** Milliseconds since 1970, read once at the start. */
  readonly now: number
  /** A timer in milliseconds that only moves forward. */
  readonly monotonic: () => number
  /** A fresh random id, at least 16 signs. */
  readonly newId: () => string
  /** Made when the first encrypted call is, never before. */
  readonly cipher: (api: ApiClient) => Promise<PayloadCipher>
  /** What a brand's platform calls differently, by endpoint name. */
  readonly overrides?: Readonly<Record<string, Partial<Pick<Endpoint, 'path' | 'method' | 'moduleId'>>>>
  /** Hears of every refusal, for states that any answer may carry (maintenance, restriction). */
  readonly onRefused?: (error: RefusedError) => void
}

/** What one call may say beside its input. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** The token to speak with instead of the session's, for what concerns a session that has ended. */
  readonly token?: string
  /** For calls that must happen once: made when the form opens, kept until a final answer. */
  readonly idempotencyKey?: string
  /** Ask the server even when a kept answer is fresh. */
  readonly fresh?: boolean
}

/** The client: one method for every call of the platform. */
export interface ApiClient {
  /** @throws RefusedError, ContractError or UnreachedError. */
  call<E extends Endpoint>(endpoint: E, input: RequestOf<E>, options?: CallOptions): Promise<ResponseOf<E>>
  readonly clock: Clock
  readonly newId: () => string
  /** Forgets all kept answers, at logout. */
  forget(): void
}

/** Makes a client. No module state: two clients on one page do not know each other. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const clock = createClock(options.now, options.monotonic)
  const send = createTransport(options.fetch, clock)
  const cache = createSessionCache(options.store)
  const inFlight = new Map<string, Promise<unknown>>()
  const dead = new Set<string>()
  let cipher: Promise<PayloadCipher> | null = null

  const resolve = <E extends Endpoint>(endpoint: E): E => ({ ...endpoint, ...options.overrides?.[endpoint.name] })

  const headersOf = (endpoint: Endpoint, token: string | null, requestId: string, key?: string) => {
    const headers: Record<string, string> = {
      Merchant: options.merchant,
      Language: options.language(),
      Device: 'web',
      'X-Request-Id': requestId,
    }
    if (endpoint.moduleId) headers.ModuleId = endpoint.moduleId
    if (token) headers.Authorization = token
    if (endpoint.idempotent && key) headers['Idempotency-Key'] = key
    return headers
  }

  const ask = async (endpoint: Endpoint, input: unknown, token: string | null, call: CallOptions): Promise<unknown> => {
    const requestId = options.newId()
    const headers = headersOf(endpoint, token, requestId, call.idempotencyKey)
    const parcel = { url: options.baseUrl + endpoint.path, headers, body: null as string | null, requestId, signal: call.signal ?? null }
    if (endpoint.encoding === 'query') {
      const query = queryText(input as Record<string, unknown>)
      if (query) parcel.url += `?${query}`
    } else if (endpoint.encoding === 'form') {
      headers['Content-Type'] = 'application/x-www-form-urlencoded'
      parcel.body = queryText(input as Record<string, unknown>)
    } else {
      headers['Content-Type'] = 'application/json;charset=UTF-8'
      parcel.body = JSON.stringify(input)
    }
    if (!endpoint.encrypted) return readAnswer(endpoint, await send(endpoint, parcel))
    return sendSealed(endpoint, input, token, parcel)
  }

  const sendSealed = async (
    endpoint: Endpoint, input: unknown, token: string | null, parcel: Parameters<typeof send>[1],
  ): Promise<unknown> => {
    cipher ??= options.cipher(client)
    cipher.catch(() => (cipher = null))
    const ready = await cipher.catch((cause: unknown) => {
      if (isApiError(cause)) throw cause
      throw new UnreachedError({ endpoint: endpoint.name, kind: 'network', requestId: parcel.requestId, cause })
    })
    const attempt = async () => {
      const sealed = await ready.seal({
        method: endpoint.method, path: endpoint.path, requestId: parcel.requestId, token, now: clock.now(), body: input,
      })
      const sealedParcel = { ...parcel, headers: { ...parcel.headers, ...sealed.headers }, body: JSON.stringify(sealed.body) }
      return readAnswer(endpoint, await send(endpoint, sealedParcel))
    }
    try {
      return await attempt()
    } catch (error) {
      if (!isRefused(error) || error.kind !== 'key_rotated' || !ready.rotate) throw error
      ready.rotate(error.value)
      return attempt()
    }
  }

  /** A dead token ends the session once; a public call then goes on as a guest. */
  const askAs = async (endpoint: Endpoint, input: unknown, call: CallOptions): Promise<unknown> => {
    const token = endpoint.token === 'none' ? null : (call.token ?? options.tokens.get())
    try {
      return await ask(endpoint, input, token, call)
    } catch (error) {
      if (isRefused(error) && error.kind === 'unauthorized' && token) {
        if (!dead.has(token)) {
          dead.add(token)
          options.tokens.expired(token)
        }
        if (endpoint.token === 'optional') return ask(endpoint, input, null, call)
      }
      if (isRefused(error)) options.onRefused?.(error)
      throw error
    }
  }

  const checkInput = (endpoint: Endpoint, input: unknown): unknown => {
    const result = v.safeParse(endpoint.request, input)
    if (result.success) return result.output
    const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'input'}: ${issue.message}`)
    throw new ContractError({ endpoint: endpoint.name, kind: 'invalid', requestId: '', issues })
  }

  const client: ApiClient = {
    clock,
    newId: options.newId,
    forget: () => cache.clear(),
    async call(record, rawInput, call = {}) {
      const endpoint = resolve(record)
      const input = toWireSums(endpoint, checkInput(endpoint, rawInput))
      const text = JSON.stringify(input)
      const kept = endpoint.cache && { key: `${endpoint.cache.key}:${options.language()}:${text}`, ttl: endpoint.cache.ttl }
      if (kept && !call.fresh) {
        const output = cache.read(kept.key, kept.ttl, clock.now(), endpoint.response)
        if (output !== undefined) return output
      }
      const request = async () => {
        const raw = await askAs(endpoint, input, call)
        const output = checkAnswer(endpoint, raw, '')
        if (kept) cache.write(kept.key, raw, clock.now())
        return output
      }
      // One shared request for the same read in flight; a caller with a signal of its own asks alone.
      if (endpoint.method !== 'GET' || endpoint.retries === 0 || call.signal) return request()
      const key = `${endpoint.name}:${options.language()}:${options.tokens.get() ?? ''}:${text}`
      const running = inFlight.get(key) ?? request().finally(() => inFlight.delete(key))
      inFlight.set(key, running)
      return running
    },
  }
  return client
}
