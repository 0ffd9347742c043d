import Base64 from 'crypto-js/enc-base64.js'
import Latin1 from 'crypto-js/enc-latin1.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import ECB from 'crypto-js/mode-ecb.js'
import TripleDES from 'crypto-js/tripledes.js'

// Triple DES with one key three times is single DES.
const keyOf = (text: string) => Latin1.parse(text.slice(0, 8).repeat(3))

/**
 * Single DES, ECB, PKCS#7. It hides a text and protects nothing.
 *
 * @param plain the text, UTF-8
 * @param key at least 8 characters; the first 8 count
 * @returns base64
 * @example desEncrypt('https://chat.example.com', 'k3y8Char')
 */
export const desEncrypt = (plain: string, key: string): string =>
  TripleDES.encrypt(Utf8.parse(plain), keyOf(key), { mode: ECB }).ciphertext.toString(Base64)

/**
 * The inverse of `desEncrypt`.
 *
 * @param cipherText base64
 * @param key the key it was encrypted with
 * @returns the text
 * @throws when the text is not one of ours.
 * @throws Error when the result is not UTF-8
 * @example desDecrypt(desEncrypt('abc', 'k3y8Char'), 'k3y8Char') // 'abc'
 */
export const desDecrypt = (cipherText: string, key: string): string =>
  TripleDES.decrypt(cipherText, keyOf(key), { mode: ECB }).toString(Utf8)
