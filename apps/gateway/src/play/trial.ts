import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { gameSessions } from '../db/tables/index.ts'
import { BalanceTooLow } from '../ledger/post-transfer.ts'

/** What a trial plays with, in minor units of nothing: it stands in no ledger and belongs to nobody. */
export const funBalance = 1_000_000

/** How long a trial lasts, in milliseconds. */
export const trialMs = 2 * 60 * 60_000

/** What is left of a trial's balance. */
export async function trialBalance(db: Database, tokenHash: string): Promise<number> {
  const [row] = await db.select({ left: gameSessions.funBalance }).from(gameSessions).where(eq(gameSessions.tokenHash, tokenHash))
  return row?.left ?? 0
}

/** Plays a round of a trial inside the transaction `tx`; answers what is left. @throws BalanceTooLow when it does not hold the stake */
export async function playTrial(tx: Database, tokenHash: string, { stake, win }: { stake: number; win: number }): Promise<number> {
  const mine = eq(gameSessions.tokenHash, tokenHash)
  const [held] = await tx.select({ left: gameSessions.funBalance }).from(gameSessions).where(mine).for('update')
  if (!held || (held.left ?? 0) < stake) throw new BalanceTooLow()
  const [after] = await tx
    .update(gameSessions)
    .set({ funBalance: sql`${gameSessions.funBalance} + ${win - stake}` })
    .where(mine)
    .returning({ left: gameSessions.funBalance })
  return after?.left ?? 0
}
