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
  /** First 24 signs of the base64 SHA-512 of the login token, or an empty text. */
  readonly th: string
  readonly body: unknown
}

/** How an envelope names a token without carrying it. */
export const tokenHash = (token: string | null): string =>
  token ? encodeBase64(nacl.hash(decodeUTF8(token))).slice(0, 24) : ''

/** The header that names the scheme and the key. */
export const boxHeader = (kid: string): string => `box1.${kid}`

/** The key id of an `Encryption` header, or null when it is of another scheme. */
export const boxKeyId = (header: string | null | undefined): string | null =>
  header?.startsWith('box1.') ? header.slice(5) : null
