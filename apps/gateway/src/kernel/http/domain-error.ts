import { toWireMoney } from '@parlour/api-client/endpoints'
import type { Language } from './languages.ts'
import type { MessageCode } from './messages.ts'

const isWorded = (value: unknown): value is (language: Language) => unknown => typeof value === 'function'

/**
 * A refused call: `code` names the reason, `value` its facts. `kernel/http`
 * adds the sentence by language and the HTTP status (`statuses.ts`).
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: MessageCode
  /** Details of the refusal; a function of the language where it contains text. */
  readonly value: unknown
  /** Amounts of `value`, in minor units; the wire has major units. */
  readonly amounts: Readonly<Record<string, number | null>> | null
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: MessageCode,
    {
      value = null,
      amounts = null,
      headers = {},
    }: {
      value?: unknown
      amounts?: Readonly<Record<string, number | null>> | null
      headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(code)
    this.code = code
    this.value = value
    this.amounts = amounts
    this.headers = headers
  }

  /** The details in a language, with amounts in minor units: the arguments of the message. */
  valueIn(language: Language): unknown {
    const value = isWorded(this.value) ? this.value(language) : this.value
    return this.amounts ? { ...Object(value), ...this.amounts } : value
  }

  /** The details in their wire form, with amounts in major units. */
  wireValueIn(language: Language): unknown {
    const amounts = Object.entries(this.amounts ?? {}).map(
      ([name, minor]) => [name, minor === null ? null : toWireMoney(minor)] as const,
    )
    const value = this.valueIn(language)
    return amounts.length === 0 ? value : { ...Object(value), ...Object.fromEntries(amounts) }
  }
}

/** Refuses a call that exceeds a limit; `Retry-After` is `seconds`. */
export const tooMany = (seconds: number, value: unknown = null): DomainError =>
  new DomainError('TOO_MANY_REQUESTS', {
    value,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  })

/** Refuses a call that has no live session. */
export const notLoggedIn = (): DomainError => new DomainError('login.not.session')

/** Refuses a repeated call whose first request is still running; `Retry-After` is 1 s. */
export const stillRunning = (): DomainError =>
  new DomainError('idempotency.running', { headers: { 'Retry-After': '1' } })

/** The same refusal for every payload that cannot be opened. */
export const invalidPayload = (): DomainError => new DomainError('payload.invalid')
