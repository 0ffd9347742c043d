import { and, eq, isNull } from 'drizzle-orm'
import { members, oneTimeCodes } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { recoveryAsker } from './recovery-hash.ts'
import { endSessionsOf } from './end-sessions-of.ts'

/** A new password of a member, as its record. */
export interface NewPassword {
  readonly memberId: number
  readonly passwordRecord: string
  readonly now: number
}

/**
 * Writes a new password in the transaction `tx`: all sessions and logins
 * under way end, passwords that were sent are dead, the member is notified.
 */
export async function writePassword(
  tx: Database,
  ports: Notifier,
  { memberId, passwordRecord, now }: NewPassword,
): Promise<void> {
  await tx
    .update(members)
    .set({ passwordRecord, passwordSetAt: now, passwordTemporary: false })
    .where(eq(members.id, memberId))
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.asker, recoveryAsker(memberId)), isNull(oneTimeCodes.usedAt)))
  await endSessionsOf(tx, memberId)
  await ports.notify(tx, { memberId, kind: 'account.password', values: { at: now }, at: now })
}
