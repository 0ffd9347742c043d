import Base64 from 'crypto-js/enc-base64.js'
import Latin1 from 'crypto-js/enc-latin1.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import ECB from 'crypto-js/mode-ecb.js'
import TripleDES from 'crypto-js/tripledes.js'

// Triple DES with one key three times is single DES.
const keyOf = (text: string) => Latin1.parse(text.slice(0, 8).repeat(3))

/** Single DES, ECB, PKCS#7, keyed by the first 8 characters; base64 of the cipher text. Obfuscation, not protection. */
export const desEncrypt = (plain: string, key: string): string =>
  TripleDES.encrypt(Utf8.parse(plain), keyOf(key), { mode: ECB }).ciphertext.toString(Base64)

/** The inverse of `desEncrypt`. @throws when the text is not one of ours. */
export const desDecrypt = (cipherText: string, key: string): string =>
  TripleDES.decrypt(cipherText, keyOf(key), { mode: ECB }).toString(Utf8)
