import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members, recoveries } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { Refusal } from '../http/refusal.ts'
import { endSessionsOf } from '../session/end-sessions-of.ts'
import type { Member } from '../session/member-by-login.ts'
import { hashOf } from '../session/session.ts'

/** A password that was sent and is still good. */
export interface Recovery {
  readonly id: string
  readonly memberId: number
}

/** How a sent password is written down: it is long and random, so that a plain hash does. */
export const recoveryHash = (memberId: number, password: string): string => hashOf(`${memberId}/${password.trim().toUpperCase()}`)

/** The recovery that a password belongs to, or null. */
export async function findRecovery(
  db: Database,
  { memberId, password, now }: { memberId: number; password: string; now: number },
): Promise<Recovery | null> {
  const [row] = await db
    .select({ id: recoveries.id, memberId: recoveries.memberId })
    .from(recoveries)
    .where(and(eq(recoveries.secretHash, recoveryHash(memberId, password)), isNull(recoveries.usedAt), gt(recoveries.expiresAt, now)))
  return row ?? null
}

/**
 * Uses a sent password up: it becomes the password of the member until it is changed, and all sessions end. Answers the
 * member as it now is.
 * @throws Refusal login.credentials.invalid when another login was quicker
 */
export async function spendRecovery(
  { db, passwords }: Pick<Gateway, 'db' | 'passwords'>,
  { id, memberId }: Recovery,
  { password, now }: { password: string; now: number },
): Promise<Member> {
  const passwordRecord = await passwords.make(password)
  return db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const [used] = await tx.update(recoveries).set({ usedAt: now }).where(and(eq(recoveries.id, id), isNull(recoveries.usedAt))).returning()
    const changes = { passwordRecord, passwordSetAt: now, passwordTemporary: true }
    const [member] = used ? await tx.update(members).set(changes).where(eq(members.id, memberId)).returning() : []
    if (!member) throw new Refusal('login.credentials.invalid', { value: { captcha: false, triesLeft: 0 } })
    await endSessionsOf(tx, memberId)
    return member
  })
}
