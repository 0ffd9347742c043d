import nacl from 'tweetnacl'
import type { PayloadCipher, SealInput, SealedPayload } from '../payload-cipher.ts'
import { desEncrypt } from './des.ts'
import { rsaEncryptKey } from './rsa-block.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 16 random letters and digits; bytes past the last whole run of the alphabet are thrown away, so each sign is equally likely. */
function randomKey(): string {
  let key = ''
  while (key.length < 16) {
    for (const byte of nacl.randomBytes(24)) if (byte < 248 && key.length < 16) key += alphabet[byte % 62]
  }
  return key
}

/** Seals with a given key text; the one deterministic step, so that the contract's vector can be checked. */
export function sealLegacy(plain: string, key: string, modulusHex: string): SealedPayload {
  const value = desEncrypt(plain, key)
  return {
    headers: { Encryption: rsaEncryptKey(key, modulusHex), 'X-Digest': value, 'X-RSA': modulusHex },
    body: { value },
  }
}

/** A fresh random text under the platform's key (a modulus in hexadecimal): what a free-play login begins with. Source: contract 2.6. */
export const sealRandomText = (modulusHex: string): string => rsaEncryptKey(randomKey(), modulusHex)

/** The scheme of older platforms: DES under a textbook-RSA key. Obfuscation only; for brands whose server knows nothing else. */
export function createLegacyCipher(fetchModulus: () => Promise<string>): PayloadCipher {
  return {
    async seal({ body }: SealInput): Promise<SealedPayload> {
      const modulus = await fetchModulus()
      return sealLegacy(typeof body === 'string' ? body : JSON.stringify(body), randomKey(), modulus)
    },
  }
}
