import { hashOf } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { badToken, type SpentToken } from './spend-token.ts'

/**
 * The token of a phone sign-in, if it proves this number (digits with the dialling code in front).
 * @throws DomainError social.token.invalid
 */
export async function provedByToken({ gateway, now }: Call, idToken: string, key: string): Promise<SpentToken> {
  const identity = await gateway.social.verify({ provider: 'phone', idToken, nonce: '' }, now)
  if (identity?.phone !== key) throw badToken()
  return { hash: hashOf(idToken), until: identity.until }
}
