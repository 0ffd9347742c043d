import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { provedByToken } from '../otp/proved-by-token.ts'
import type { SpentToken } from '../otp/spend-token.ts'

/**
 * Holds the token of a phone sign-in, where one comes, against the member's own number. Answers what has to be spent
 * with the effect: a token proves one thing.
 * @throws DomainError social.token.invalid
 */
export async function checkOwnPhone(call: Call, memberId: number, idToken: string | null): Promise<SpentToken | null> {
  if (!idToken) return null
  const [member] = await call.gateway.db
    .select({ mobile: members.mobile })
    .from(members)
    .where(eq(members.id, memberId))
  return provedByToken(call, idToken, member?.mobile ?? 'none')
}
