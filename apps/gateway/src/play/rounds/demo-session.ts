import { eq, sql } from 'drizzle-orm'
import { gameSessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { BalanceTooLow } from '../../kernel/ledger/index.ts'
import { present } from '../../kernel/objects/index.ts'

/** What a demo plays with, in minor units of nothing: it stands in no ledger and belongs to no account. */
export const demoSessionBalance = 1_000_000

/** What is left of a trial's balance. */
export async function demoBalance(db: Database, tokenHash: string): Promise<number> {
  const [row] = await db
    .select({ left: gameSessions.demoSessionBalance })
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, tokenHash))
  return row?.left ?? 0
}

/**
 * Plays a round of a demo inside the transaction `tx`; answers what is left.
 * @throws BalanceTooLow when it does not hold the stake
 */
export async function playDemo(
  tx: Database,
  tokenHash: string,
  { stake, win }: { stake: number; win: number },
): Promise<number> {
  const mine = eq(gameSessions.tokenHash, tokenHash)
  const [held] = await tx.select({ left: gameSessions.demoSessionBalance }).from(gameSessions).where(mine).for('update')
  if (held?.left == null || held.left < stake) throw new BalanceTooLow()
  const [after] = await tx
    .update(gameSessions)
    .set({ demoSessionBalance: sql`${gameSessions.demoSessionBalance} + ${win - stake}` })
    .where(mine)
    .returning({ left: gameSessions.demoSessionBalance })
  return present(after?.left, 'what is left of the trial')
}
