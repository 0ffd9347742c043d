import nacl from 'tweetnacl'
import naclUtil from 'tweetnacl-util'
import * as v from 'valibot'
import type { BoxContent } from './box-content.ts'

const { decodeBase64, encodeUTF8 } = naclUtil

const content = v.object({
  v: v.literal(1),
  kid: v.string(),
  method: v.string(),
  path: v.string(),
  rid: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  ts: v.number(),
  th: v.string(),
  body: v.unknown(),
})

const keyBytes = nacl.box.publicKeyLength
const headBytes = keyBytes + nacl.box.nonceLength

/**
 * Opens a box payload on the server. The caller compares `method`, `path`, `rid`, `ts` and `th` with the request.
 *
 * @param value the payload, base64
 * @param secretKey the platform's X25519 secret key, 32 bytes
 * @returns the content; null for every failure alike: no payload, changed, or sealed for another key
 * @example
 * const content = openBox(body.value, secretKey)
 * if (content?.path !== request.path) throw new DomainError('payload.invalid')
 */
export function openBox(value: string, secretKey: Uint8Array): BoxContent | null {
  try {
    const bytes = decodeBase64(value)
    if (bytes.length <= headBytes) return null
    const nonce = bytes.subarray(keyBytes, headBytes)
    const opened = nacl.box.open(bytes.subarray(headBytes), nonce, bytes.subarray(0, keyBytes), secretKey)
    return opened ? v.parse(content, JSON.parse(encodeUTF8(opened))) : null
  } catch {
    return null
  }
}
