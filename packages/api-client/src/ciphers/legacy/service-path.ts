import { desDecrypt } from './des.ts'

const keyLength = 8

/**
 * Decrypts the address of a customer-service entry: its last 8 characters are the DES key of the text before them. Pass
 * the result through `safeUrl`. Source: contract 2.5.
 *
 * @param path base64 and the key
 * @returns the address; null when the text is no such path
 * @example safeUrl(decryptServicePath(path), { origin, anyHttps: true })
 */
export function decryptServicePath(path: string): string | null {
  try {
    return desDecrypt(path.slice(0, -keyLength), path.slice(-keyLength)) || null
  } catch {
    return null
  }
}
