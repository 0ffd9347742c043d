import nacl from 'tweetnacl'
import type { PayloadCipher, SealInput, SealedPayload } from '../payload-cipher.ts'
import { desEncrypt } from './des.ts'
import { rsaEncryptKey } from './rsa-block.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * 16 random letters and digits; bytes past the last whole run of
 * the alphabet are thrown away, so each sign is equally likely.
 */
function randomKey(): string {
  let key = ''
  while (key.length < 16) {
    for (const byte of nacl.randomBytes(24)) if (byte < 248 && key.length < 16) key += alphabet[byte % 62]
  }
  return key
}

/**
 * Seals a text with a given key. It is deterministic, so that a test can compare it with the contract's vector.
 *
 * @param plain the payload, JSON
 * @param key 16 characters; DES uses the first 8
 * @param modulusHex the platform's RSA modulus, hexadecimal
 * @returns the headers `Encryption`, `X-Digest` and `X-RSA`, and the body
 * @example sealLegacy('{"username":"demo01"}', 'Ab3dEf7hIk1mNp2q', modulus).body.value // base64
 */
export function sealLegacy(plain: string, key: string, modulusHex: string): SealedPayload {
  const value = desEncrypt(plain, key)
  return {
    headers: { Encryption: rsaEncryptKey(key, modulusHex), 'X-Digest': value, 'X-RSA': modulusHex },
    body: { value },
  }
}

/**
 * A random text under the platform's RSA key, which the demo login sends. Source: contract 2.6.
 *
 * @param modulusHex the modulus, hexadecimal
 * @returns hexadecimal
 * @example await api.call(loginDemo, { Encryption: sealRandomText(await api.call(getRsaKey, {})) })
 */
export const sealRandomText = (modulusHex: string): string => rsaEncryptKey(randomKey(), modulusHex)

/**
 * The cipher of older platforms: DES with its key under textbook RSA. It hides a payload from logs and protects
 * nothing; use it only for a platform that knows no other.
 *
 * @param fetchModulus the platform's RSA modulus in hexadecimal, called for each payload
 * @returns the cipher
 * @example createLegacyCipher(() => api.call(getRsaKey, {}))
 */
export function createLegacyCipher(fetchModulus: () => Promise<string>): PayloadCipher {
  return {
    async seal({ body }: SealInput): Promise<SealedPayload> {
      const modulus = await fetchModulus()
      return sealLegacy(typeof body === 'string' ? body : JSON.stringify(body), randomKey(), modulus)
    },
  }
}
