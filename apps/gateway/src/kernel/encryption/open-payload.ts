import { boxKeyId, openBox, tokenHash } from '@parlour/api-client/ciphers/box'
import { openLegacy } from '@parlour/api-client/ciphers/legacy'
import { seenRequests } from '../db/tables/index.ts'
import type { Gateway } from '../config/gateway.ts'
import { invalidPayload, DomainError, stillRunning } from '../http/domain-error.ts'
import { withinShape } from '../http/shape-limits.ts'

/** An encrypted request as it came in. */
export interface SealedRequest {
  readonly method: string
  readonly path: string
  readonly header: string
  readonly requestId: string
  readonly text: string
  readonly token: string | null
  readonly now: number
  /** Whether the call happens once: a repeated envelope is then told apart, so that the caller seals a new one. */
  readonly idempotent: boolean
}

const windowMs = 120_000

/** The cipher text of a body: `{"value":"x"}`, and for the legacy scheme also `"x"` and `x`. */
function cipherText(text: string, legacy: boolean): string {
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    if (!legacy) throw invalidPayload()
  }
  if (legacy && typeof body === 'string') return body
  const value = typeof body === 'object' && body !== null && 'value' in body ? body.value : null
  if (typeof value !== 'string') throw invalidPayload()
  return value
}

/** Notes a request id; false when it was seen before within the time that envelopes live. */
async function firstSeen({ db }: Gateway, requestId: string, now: number): Promise<boolean> {
  const noted = await db.insert(seenRequests).values({ requestId, at: now }).onConflictDoNothing().returning()
  return noted.length === 1
}

async function openModern(gateway: Gateway, kid: string, sealed: SealedRequest): Promise<unknown> {
  const key = await gateway.keyring.find(kid)
  if (!key) {
    const { kid: freshKid, publicKey } = gateway.keyring.current()
    throw new DomainError('key_rotated', { value: { kid: freshKid, publicKey } })
  }
  const content = openBox(cipherText(sealed.text, false), key.secretKey)
  const bound =
    content !== null &&
    content.kid === kid &&
    content.method === sealed.method &&
    content.path === sealed.path &&
    content.rid === sealed.requestId &&
    content.th === tokenHash(sealed.token) &&
    Math.abs(content.ts - sealed.now) <= windowMs &&
    withinShape(content.body)
  if (!bound) throw invalidPayload()
  if (!(await firstSeen(gateway, content.rid, sealed.now))) throw sealed.idempotent ? stillRunning() : invalidPayload()
  return content.body
}

/**
 * The payload of an encrypted call. Every failure has the same code, except an unknown key id, because the page then
 * seals again for the key in the answer, and a repeated envelope of
 * a call with an idempotency key, which only its sender can make.
 * @throws DomainError payload.invalid, key_rotated, idempotency.running
 */
export async function openPayload(gateway: Gateway, sealed: SealedRequest): Promise<unknown> {
  const kid = boxKeyId(sealed.header)
  if (kid !== null) return openModern(gateway, kid, sealed)
  if (!gateway.config.legacyCipher) throw invalidPayload()
  const payload = openLegacy(cipherText(sealed.text, true), sealed.header, gateway.keyring.legacy())
  if (payload === null || !withinShape(payload)) throw invalidPayload()
  return payload
}
