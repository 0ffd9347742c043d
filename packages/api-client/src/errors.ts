/** Why a call did not end well. The closed list; each has a message of the same name. */
export type ErrorKind =
  | 'network' | 'timeout' | 'unsure' | 'aborted'
  | 'bad_payload' | 'schema'
  | 'unauthorized' | 'forbidden' | 'not_found' | 'conflict' | 'invalid' | 'refused' | 'throttled'
  | 'maintenance' | 'region' | 'server' | 'unavailable' | 'key_rotated'

interface Details {
  readonly endpoint: string
  readonly kind: ErrorKind
  readonly requestId: string
  readonly cause?: unknown
}

/** What every failed call throws; `requestId` is what support asks for. */
export abstract class ApiError extends Error {
  readonly endpoint: string
  readonly kind: ErrorKind
  readonly requestId: string

  constructor(message: string, { endpoint, kind, requestId, cause }: Details) {
    super(`${endpoint}: ${message}`, { cause })
    this.endpoint = endpoint
    this.kind = kind
    this.requestId = requestId
  }
}

/** The server said no: `code` is its code, `serverMessage` its sentence in the visitor's language. */
export class RefusedError extends ApiError {
  override readonly name = 'RefusedError'
  readonly status: number
  readonly code: string
  readonly serverMessage: string | null
  readonly value: unknown
  /** When the server allows the next try, in seconds from now. */
  readonly retryAfter: number | null

  constructor(
    details: Details & { status: number; code: string; serverMessage: string | null; value: unknown; retryAfter: number | null },
  ) {
    super(details.code, details)
    this.status = details.status
    this.code = details.code
    this.serverMessage = details.serverMessage
    this.value = details.value
    this.retryAfter = details.retryAfter
  }
}

/** The answer does not fit the record; `issues` says where. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError'
  readonly issues: readonly string[]

  constructor(details: Details & { issues: readonly string[] }) {
    super(details.issues.join('; ') || details.kind, details)
    this.issues = details.issues
  }
}

/** No answer came: the network, the time limit, or the caller ended it. `unsure` means an effect may have happened. */
export class UnreachedError extends ApiError {
  override readonly name = 'UnreachedError'

  constructor(details: Details) {
    super(details.kind, details)
  }
}

/** Whether something thrown came from a call. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError
/** Whether the server refused, optionally with one of these codes. */
export const isRefused = (error: unknown, ...codes: string[]): error is RefusedError =>
  error instanceof RefusedError && (codes.length === 0 || codes.includes(error.code))
/** Whether the answer broke the contract. */
export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError
/** Whether no answer came. */
export const isUnreached = (error: unknown): error is UnreachedError => error instanceof UnreachedError
