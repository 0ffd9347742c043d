import nacl from 'tweetnacl'
import naclUtil from 'tweetnacl-util'

const { decodeUTF8, encodeBase64 } = naclUtil

/** What an envelope binds inside: the call it is for, its id and its time. */
export interface BoxContent {
  readonly v: 1
  readonly kid: string
  readonly method: string
  readonly path: string
  /** Request id. */
  readonly rid: string
  /** Server-corrected time of sealing, milliseconds since 1970. */
  readonly ts: number
  /** First 24 characters of the base64 SHA-512 of the login token, or an empty text. */
  readonly th: string
  readonly body: unknown
}

/**
 * Identifies a login token inside a payload without carrying it.
 *
 * @param token the token, or null for a guest
 * @returns the first 24 characters of the base64 SHA-512; an empty text for null
 * @example tokenHash(null) // ''
 */
export const tokenHash = (token: string | null): string =>
  token ? encodeBase64(nacl.hash(decodeUTF8(token))).slice(0, 24) : ''

/**
 * The `Encryption` header of a box payload.
 *
 * @param kid id of the platform's public key
 * @returns `box1.` and the id
 * @example boxHeader('k7') // 'box1.k7'
 */
export const boxHeader = (kid: string): string => `box1.${kid}`

/**
 * The key id in an `Encryption` header.
 *
 * @param header the header's value
 * @returns the id; null for another scheme
 * @example boxKeyId('box1.k7') // 'k7'
 */
export const boxKeyId = (header: string | null | undefined): string | null =>
  header?.startsWith('box1.') ? header.slice(5) : null
