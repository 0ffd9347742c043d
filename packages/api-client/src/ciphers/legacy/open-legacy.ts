import { desDecrypt } from './des.ts'
import { rsaDecryptKey } from './rsa-block.ts'

/** The private half of a legacy key, in hexadecimal. */
export interface LegacyKey {
  readonly modulus: string
  readonly privateExponent: string
}

/**
 * Opens a payload of the legacy cipher on the server.
 *
 * @param value the payload, base64
 * @param encryptionHeader the `Encryption` header, up to 512 hexadecimal characters
 * @returns the parsed JSON; null for every failure alike
 * @example openLegacy(body.value, headers.get('Encryption') ?? '', { modulus, privateExponent })
 */
export function openLegacy(value: string, encryptionHeader: string, key: LegacyKey): unknown {
  try {
    if (!/^[0-9a-f]{1,512}$/i.test(encryptionHeader)) return null
    const text = desDecrypt(value, rsaDecryptKey(encryptionHeader, key.modulus, key.privateExponent))
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}
