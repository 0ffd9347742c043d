/** Why a check could not begin. */
export type ConformanceErrorCode = 'unreachable' | 'not.a.platform' | 'cipher.unknown' | 'login.refused'

/** A check could not begin: no connection, no platform at the address, no key that chooses a cipher, or a refused login. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError'
  readonly code: ConformanceErrorCode

  constructor(code: ConformanceErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
