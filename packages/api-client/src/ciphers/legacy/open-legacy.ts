import { desDecrypt } from './des.ts'
import { rsaDecryptKey } from './rsa-block.ts'

/** The private half of a legacy key, in hexadecimal. */
export interface LegacyKey {
  readonly modulus: string
  readonly privateExponent: string
}

/** The server's half: the payload of a legacy envelope, or null for every failure alike. */
export function openLegacy(value: string, encryptionHeader: string, key: LegacyKey): unknown {
  try {
    if (!/^[0-9a-f]{1,512}$/i.test(encryptionHeader)) return null
    const text = desDecrypt(value, rsaDecryptKey(encryptionHeader, key.modulus, key.privateExponent))
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}
