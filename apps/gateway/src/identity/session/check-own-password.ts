import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError, notLoggedIn, tooMany } from '../../kernel/http/index.ts'
import { countHere, trySecret } from '../../kernel/limits/index.ts'
import type { Member } from './member-by-login.ts'

/**
 * Checks the login password of a member who is logged in; wrong ones are counted, right ones that come at once are not.
 * An account without a password has an empty one. Answers the member.
 * @throws DomainError password.old.invalid, TOO_MANY_REQUESTS, system.busy
 */
export async function checkOwnPassword(
  gateway: Gateway,
  { memberId, password, now }: { memberId: number; password: string; now: number },
): Promise<Member> {
  const { db, passwords } = gateway
  const [member] = await db.select().from(members).where(eq(members.id, memberId))
  if (!member) throw notLoggedIn()
  if (member.passwordRecord === null && password === '') return member
  countHere(gateway, { limit: 'password.work', of: String(memberId) })
  const subject = { limit: 'password.member', of: String(memberId) } as const
  const tried = await trySecret(gateway, subject, now, () =>
    passwords.check(password, member.passwordRecord, { playing: true }),
  )
  if (tried.as === 'full') throw tooMany(tried.wait / 1000)
  if (tried.as === 'busy') throw tooMany(1)
  if (tried.as === 'wrong') throw new DomainError('password.old.invalid', { value: { field: 'oldPassword' } })
  return member
}
