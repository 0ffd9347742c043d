import { randomUUID } from 'node:crypto'
import { createBoxCipher } from '@parlour/api-client/ciphers/box'
import { getBoxKey, toWireAmounts, type Endpoint, type RequestOf } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import type { Settings } from '../settings.ts'
import type { Send } from './send.ts'

/** An answer as it came; `value` is the envelope's, or the body where there is none. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly success: boolean
  readonly value: unknown
  readonly code: string | null
  readonly message: string | null
}

/** How one request differs from the right one. */
export interface AskOptions {
  readonly token?: string | null
  /** The idempotency key; undefined makes a fresh one where the record wants one, null leaves it out. */
  readonly key?: string | null
  readonly language?: 'EN' | 'TY'
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly path?: string
  /** The body as text, in place of the input. */
  readonly raw?: string
  /** Sends an encrypted call's input as plain JSON. */
  readonly plain?: boolean
  /** Seals for another path than it is sent to. */
  readonly sealedFor?: string
  /** Changes the sealed body before it is sent. */
  readonly spoil?: (value: string) => string
  readonly requestId?: string
  /** Leaves the header ModuleId out. */
  readonly withoutModule?: true
}

/** Requests as they stand on the wire: nothing retried, nothing hidden. */
export interface Wire {
  /** The names of the calls that have been answered by a success. */
  readonly answered: ReadonlySet<string>
  /** The calls that have been refused, each with the code: `name code`. */
  readonly refused: ReadonlySet<string>
  /** The gateway's time in milliseconds since 1970, as the `Date` of its newest answer tells. */
  now(): Promise<number>
  /** Asks with an input in the caller's terms (sums in minor units). */
  ask<E extends Endpoint>(endpoint: E, input: RequestOf<E>, options?: AskOptions): Promise<Answer>
  /** Asks with whatever members, also wrong ones, as they would stand on the wire. */
  askLoosely(endpoint: Endpoint, members: unknown, options?: AskOptions): Promise<Answer>
}

const queryOf = (members: unknown): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((members ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null || value === '') continue
    query.append(
      name,
      Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value),
    )
  }
  return query.toString()
}

const envelope = v.looseObject({
  success: v.boolean(),
  value: v.unknown(),
  errorCode: v.nullish(v.string()),
  message: v.nullish(v.string()),
})

async function read(endpoint: Endpoint, response: Response): Promise<Answer> {
  const text = await response.text()
  const base = { status: response.status, headers: response.headers, text, code: null, message: null }
  const json = (response.headers.get('content-type') ?? '').startsWith('application/json')
  const body: unknown = json ? JSON.parse(text) : text
  if (response.ok && endpoint.envelope !== 'value') return { ...base, success: true, value: body }
  const parsed = v.safeParse(envelope, body)
  if (!parsed.success) return { ...base, success: false, value: body, code: `no envelope, status ${response.status}` }
  const { success, value, errorCode, message } = parsed.output
  return { ...base, success: success && response.ok, value, code: errorCode ?? null, message: message ?? null }
}

/** The wire to a gateway. */
export function createWire({ origin, merchant }: Settings, send: Send): Wire {
  const answered = new Set<string>()
  const refused = new Set<string>()
  /** How far the gateway's clock is ahead of the machine's, in milliseconds; null before its first answer. */
  let ahead: number | null = null
  const now = async (): Promise<number> => {
    if (ahead === null) await askLoosely(getBoxKey, {})
    return Date.now() + (ahead ?? 0)
  }
  const cipher = createBoxCipher(async () => {
    const { value } = await askLoosely(getBoxKey, {})
    return v.parse(getBoxKey.response, value)
  })

  async function askLoosely(endpoint: Endpoint, members: unknown, options: AskOptions = {}): Promise<Answer> {
    const {
      token = null,
      language = 'EN',
      method = endpoint.method,
      path = endpoint.path,
      requestId = randomUUID(),
    } = options
    const key = options.key === undefined && endpoint.idempotent ? randomUUID() : options.key
    const headers: Record<string, string> = {
      Merchant: merchant,
      Language: language,
      Device: 'web',
      'X-Request-Id': requestId,
    }
    if (endpoint.moduleId && !options.withoutModule) headers['ModuleId'] = endpoint.moduleId
    if (token) headers['Authorization'] = token
    if (key) headers['Idempotency-Key'] = key
    let url = origin + path
    let body: string | null = null
    if (options.raw !== undefined) {
      body = options.raw
    } else if (endpoint.encrypted && !options.plain) {
      const sealed = await cipher.seal({
        method,
        path: options.sealedFor ?? path,
        requestId,
        token,
        now: await now(),
        body: members,
      })
      Object.assign(headers, sealed.headers)
      body = JSON.stringify(options.spoil ? { value: options.spoil(sealed.body.value) } : sealed.body)
    } else if (endpoint.encoding === 'query') {
      const query = queryOf(members)
      if (query) url += `?${query}`
    } else {
      body = endpoint.encoding === 'form' ? queryOf(members) : JSON.stringify(members)
    }
    if (body !== null)
      headers['Content-Type'] =
        endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json;charset=UTF-8'
    const response = await send(url, {
      method,
      headers: { ...headers, ...options.headers },
      body: method === 'GET' ? null : body,
    })
    ahead = Date.parse(response.headers.get('date') ?? '') - Date.now() || 0
    const answer = await read(endpoint, response)
    if (answer.success) answered.add(endpoint.name)
    else refused.add(`${endpoint.name} ${answer.code}`)
    return answer
  }

  return {
    answered,
    refused,
    now,
    askLoosely,
    ask: async (endpoint, input, options) =>
      askLoosely(endpoint, toWireAmounts(endpoint, v.parse(endpoint.request, input)), options),
  }
}
