import { and, eq, gt, isNull } from 'drizzle-orm'
import { spendCode } from '../otp/check-otp.ts'
import { members, oneTimeCodes } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { notLoggedIn } from '../../kernel/http/index.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import type { Member } from './member-by-login.ts'
import { recoveryHash } from './recovery-hash.ts'

/** A password that was sent and is still good: the id of its code, and whose it is. */
export interface Recovery {
  readonly id: string
  readonly memberId: number
}

/** The recovery that a password belongs to, or null; the member 0 has none, which takes as long to find out. */
export async function findRecovery(
  db: Database,
  { memberId, password, now }: { memberId: number; password: string; now: number },
): Promise<Recovery | null> {
  const [row] = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.codeHash, recoveryHash(memberId, password)),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
  return row && memberId !== 0 ? { id: row.id, memberId } : null
}

/**
 * Uses a sent password up: its record becomes the password of the member until it is changed, and all sessions end.
 * Answers the member as it now is.
 * @throws DomainError code.invalid when another login was quicker
 */
export async function spendRecovery(
  db: Database,
  { id, memberId }: Recovery,
  { passwordRecord, now }: { passwordRecord: string; now: number },
): Promise<Member> {
  return db.transaction(async (tx) => {
    await spendCode(tx, id, now)
    const changes = { passwordRecord, passwordSetAt: now, passwordTemporary: true }
    const [member] = await tx.update(members).set(changes).where(eq(members.id, memberId)).returning()
    if (!member) throw notLoggedIn()
    await endSessionsOf(tx, memberId)
    return member
  })
}
