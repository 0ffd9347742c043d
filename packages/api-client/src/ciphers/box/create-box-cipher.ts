import nacl from 'tweetnacl'
import naclUtil from 'tweetnacl-util'
import * as v from 'valibot'
import { boxKey, type BoxKey } from '../../endpoints/system/get-box-key.ts'
import type { PayloadCipher, SealInput, SealedPayload } from '../payload-cipher.ts'
import { boxHeader, tokenHash, type BoxContent } from './box-content.ts'

const { decodeBase64, decodeUTF8, encodeBase64 } = naclUtil

interface Agreement {
  readonly kid: string
  readonly ephemeral: Uint8Array
  readonly shared: Uint8Array
}

const agree = ({ kid, publicKey }: BoxKey): Agreement => {
  const pair = nacl.box.keyPair()
  return { kid, ephemeral: pair.publicKey, shared: nacl.box.before(decodeBase64(publicKey), pair.secretKey) }
}

const join = (...parts: Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

/**
 * The NaCl box cipher (X25519, XSalsa20, Poly1305): one key pair a cipher, a random nonce of 24 bytes a message.
 *
 * @param fetchKey called once, before the first encrypted call, and again after it failed
 * @returns the cipher; `rotate` takes the key that the server names in a 421
 * @throws what `fetchKey` throws, from `seal`
 * @example const cipher = createBoxCipher(() => api.call(getBoxKey, {}))
 */
export function createBoxCipher(fetchKey: () => Promise<BoxKey>): PayloadCipher {
  let agreement: Promise<Agreement> | null = null

  const current = (): Promise<Agreement> => {
    agreement ??= fetchKey()
      .then(agree)
      .catch((error: unknown) => {
        agreement = null
        throw error
      })
    return agreement
  }

  return {
    async seal({ method, path, requestId, token, now, body }: SealInput): Promise<SealedPayload> {
      const { kid, ephemeral, shared } = await current()
      const content: BoxContent = { v: 1, kid, method, path, rid: requestId, ts: now, th: tokenHash(token), body }
      const nonce = nacl.randomBytes(nacl.box.nonceLength)
      const sealed = nacl.box.after(decodeUTF8(JSON.stringify(content)), nonce, shared)
      return { headers: { Encryption: boxHeader(kid) }, body: { value: encodeBase64(join(ephemeral, nonce, sealed)) } }
    },
    rotate(key: unknown): void {
      const parsed = v.safeParse(boxKey, key)
      agreement = parsed.success ? Promise.resolve(agree(parsed.output)) : null
    },
  }
}
