/** Why a call did not end well. The closed list; each has a sentence of the same name. `refused` is a plain refusal of the business. */
export type ErrorKind =
  | 'network' | 'offline' | 'timeout' | 'unsure' | 'aborted'
  | 'bad_payload' | 'captive' | 'schema'
  | 'unauthorized' | 'forbidden' | 'not_found' | 'conflict' | 'invalid' | 'refused' | 'throttled' | 'captcha_required'
  | 'maintenance' | 'region' | 'server' | 'unavailable' | 'key_rotated' | 'clock'
  | 'storage' | 'chunk' | 'popup_blocked' | 'cancelled'

/** What every error of the family says of itself. */
export interface ErrorDetails {
  /** The name of the call that failed, or of what failed where no call was made. */
  readonly endpoint: string
  readonly kind: ErrorKind
  /** What support asks for; empty where nothing was sent. */
  readonly requestId: string
  readonly cause?: unknown
}

/** What a refusal carries beside that. */
export interface RefusalDetails extends ErrorDetails {
  /** The HTTP status. */
  readonly status: number
  /** The server's code; `http.<status>` where it named none. */
  readonly code: string
  /** The server's sentence in the visitor's language. */
  readonly serverMessage: string | null
  readonly value: unknown
  /** When the server allows the next try, in seconds from the answer. */
  readonly retryAfter: number | null
  /** The same as server time, in milliseconds since 1970: what `api.clock` is held against. */
  readonly retryAt: number | null
}

/** What every failed call throws. */
export abstract class ApiError extends Error implements ErrorDetails {
  declare readonly endpoint: string
  declare readonly kind: ErrorKind
  declare readonly requestId: string

  constructor(message: string, { cause, ...details }: ErrorDetails) {
    super(`${details.endpoint}: ${message}`, { cause })
    Object.assign(this, details)
  }
}

/** The server said no: `code` is its code, `serverMessage` its sentence. */
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

/** The answer (or the input, before it is sent) does not fit the record; `issues` says where. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError'
  declare readonly issues: readonly string[]

  constructor(details: ErrorDetails & { issues: readonly string[] }) {
    super(details.issues.join('; ') || details.kind, details)
  }
}

/**
 * No answer came: the network, the time limit, or the caller ended it. `unsure` means that an effect may have happened.
 * Also what an application throws when the browser is what failed: `chunk`, `popup_blocked`, `storage`, `cancelled`.
 */
export class UnreachedError extends ApiError {
  override readonly name = 'UnreachedError'

  constructor(details: ErrorDetails) {
    super(details.kind, details)
  }
}

/** Whether something thrown is of this family, optionally of one of these kinds. */
export const isApiError = (error: unknown, ...kinds: ErrorKind[]): error is ApiError =>
  error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind))
/** Whether the server refused, optionally with one of these codes. */
export const isRefused = (error: unknown, ...codes: string[]): error is RefusedError =>
  error instanceof RefusedError && (codes.length === 0 || codes.includes(error.code))
/** Whether the answer broke the contract. */
export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError
/** Whether no answer came. */
export const isUnreached = (error: unknown): error is UnreachedError => error instanceof UnreachedError
