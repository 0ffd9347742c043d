/**
 * Why a call failed: a closed list; each kind has a message of
 * the same name. `refused` is a refusal by a business rule.
 */
export type ErrorKind =
  | 'network'
  | 'offline'
  | 'timeout'
  | 'unsure'
  | 'aborted'
  | 'bad_payload'
  | 'captive'
  | 'schema'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'refused'
  | 'throttled'
  | 'captcha_required'
  | 'maintenance'
  | 'region'
  | 'server'
  | 'unavailable'
  | 'key_rotated'
  | 'clock'
  | 'storage'
  | 'chunk'
  | 'popup_blocked'
  | 'cancelled'

/** What every `ApiError` carries. */
export interface ErrorDetails {
  /** The name of the endpoint, or of what failed where no call was made. */
  readonly endpoint: string
  readonly kind: ErrorKind
  /** The id to give to support; empty where nothing was sent. */
  readonly requestId: string
  readonly cause?: unknown
}

/** What a `RefusedError` carries besides. */
export interface RefusalDetails extends ErrorDetails {
  /** The HTTP status. */
  readonly status: number
  /** The server's code; `http.<status>` where it named none. */
  readonly code: string
  /** The server's message in the visitor's language. */
  readonly serverMessage: string | null
  readonly value: unknown
  /** When the server allows the next try, in seconds from the answer. */
  readonly retryAfter: number | null
  /** The same moment in server milliseconds since 1970; compare it with `api.clock.now()`. */
  readonly retryAt: number | null
}

/** The same in every copy of this package on a page, so that the guards know errors of another copy. */
const family = Symbol.for('@parlour/api-client/error')

/** The base class of what every failed call throws. */
export abstract class ApiError extends Error implements ErrorDetails {
  declare readonly endpoint: string
  declare readonly kind: ErrorKind
  declare readonly requestId: string
  /**
   * The path, within this package, of the section about this failure in the reference:
   * that of the code of a refusal, else of the kind. A code that only one platform has
   * leads to the top of the page. `docsAddress` of `@parlour/api-client/hints` makes a
   * URL of it, `hintOf` says what the section says in one sentence.
   */
  declare readonly docs: string
  readonly [family] = true

  constructor(message: string, { cause, ...details }: ErrorDetails & { readonly code?: string }) {
    super(`${details.endpoint}: ${message}`, { cause })
    Object.assign(this, details, { docs: `reference/errors.md#${details.code ?? details.kind}` })
  }
}

/** The server refused the call: `code` is its code, `serverMessage` its message. */
export class RefusedError extends ApiError implements RefusalDetails {
  override readonly name = 'RefusedError'
  declare readonly status: number
  declare readonly code: string
  declare readonly serverMessage: string | null
  declare readonly value: unknown
  declare readonly retryAfter: number | null
  declare readonly retryAt: number | null

  constructor(details: RefusalDetails) {
    super(details.code, details)
  }
}

/** The answer, or the input before it is sent, does not fit the record; `issues` names the members. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError'
  declare readonly issues: readonly string[]

  constructor(details: ErrorDetails & { issues: readonly string[] }) {
    super(details.issues.join('; ') || details.kind, details)
  }
}

/**
 * No response arrived: network failure, time limit, or the caller
 * aborted. `unsure` means that the effect may have happened.
 * An application throws it as well when the browser failed: `chunk`, `popup_blocked`, `storage`, `cancelled`.
 */
export class UnreachedError extends ApiError {
  override readonly name = 'UnreachedError'

  constructor(details: ErrorDetails) {
    super(details.kind, details)
  }
}

/** Whether this or another copy of this package made an error, optionally of one class. */
const isOurs = <E extends ApiError>(error: unknown, name?: E['name']): error is E =>
  error instanceof Error && family in error && (!name || error.name === name)

/**
 * Whether something thrown comes from a call, optionally of one of these kinds.
 *
 * @returns a type guard
 * @example if (isApiError(error, 'offline', 'network')) showOfflineNotice()
 */
export const isApiError = (error: unknown, ...kinds: ErrorKind[]): error is ApiError =>
  isOurs<ApiError>(error) && (kinds.length === 0 || kinds.includes(error.kind))
/**
 * Whether the server refused, optionally with one of these codes.
 *
 * @param codes the platform's codes; none for any refusal
 * @returns a type guard
 * @example if (isRefused(error, 'insufficient.balance')) openDeposit()
 */
export const isRefused = (error: unknown, ...codes: string[]): error is RefusedError =>
  isOurs<RefusedError>(error, 'RefusedError') && (codes.length === 0 || codes.includes(error.code))
/**
 * Whether the answer, or the input before it was sent, does not fit the record.
 *
 * @returns a type guard; `issues` names the members
 * @example if (isContractError(error)) log(error.endpoint, error.issues)
 */
export const isContractError = (error: unknown): error is ContractError => isOurs(error, 'ContractError')
/**
 * Whether no response arrived.
 *
 * @returns a type guard; `kind` says why
 * @example if (isUnreached(error) && error.kind === 'unsure') retry()
 */
export const isUnreached = (error: unknown): error is UnreachedError => isOurs(error, 'UnreachedError')
