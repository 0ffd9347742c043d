import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Language } from './languages.ts'
import type { MessageCode } from './messages.ts'

/** A call that the platform turns down: the code names why, `value` says more, the sentence is added by language. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: MessageCode
  readonly status: ContentfulStatusCode
  /** What more there is to say; a function of the language where names of things are worded. */
  readonly value: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: MessageCode,
    { status = 200, value = null, headers = {} }: {
      status?: ContentfulStatusCode
      value?: unknown
      headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(code)
    this.code = code
    this.status = status
    this.value = value
    this.headers = headers
  }

  /** What more there is to say in a language. */
  valueIn(language: Language): unknown {
    return typeof this.value === 'function' ? (this.value as (language: Language) => unknown)(language) : this.value
  }
}

/** Refuses a call that came too often; it may come again after `seconds`. */
export const tooMany = (seconds: number, value: unknown = null): DomainError =>
  new DomainError('TOO_MANY_REQUESTS', { status: 429, value, headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })

/** Refuses a call that has no live session. */
export const notLoggedIn = (): DomainError => new DomainError('login.not.session', { status: 401 })

/** Refuses a call that was sent before and may still be at work; it may be asked for again after a second. */
export const stillRunning = (): DomainError => new DomainError('idempotency.running', { status: 409, headers: { 'Retry-After': '1' } })

/** The one answer to every envelope that cannot be opened, whatever the reason. */
export const invalidPayload = (): DomainError => new DomainError('payload.invalid', { status: 400 })
