import { eq } from 'drizzle-orm'
import { members } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { notLoggedIn, Refusal, tooMany } from '../http/refusal.ts'
import { forgetAttempts, withdrawAttempts } from '../limits/attempts.ts'
import { countHere } from '../limits/count-here.ts'
import { countUnlessFull } from '../limits/count-unless-full.ts'
import { subjectText } from '../limits/full-windows.ts'
import type { Member } from './member-by-login.ts'

/**
 * Checks the login password of a member who is logged in; wrong ones are counted. An account without a password has an
 * empty one. Answers the member.
 * @throws Refusal password.old.invalid, TOO_MANY_REQUESTS, system.busy
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
  const { full, noted } = await countUnlessFull(gateway, [subject], now)
  if (full) throw tooMany(full.wait / 1000)
  const fits = await passwords.check(password, member.passwordRecord, { playing: true }).catch(async (error: unknown) => {
    await withdrawAttempts(db, noted)
    throw error
  })
  if (!fits) throw new Refusal('password.old.invalid', { value: { field: 'oldPassword' } })
  await forgetAttempts(db, [subjectText(subject)])
  return member
}
