import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { bonuses, bonusStakes } from '../db/tables/index.ts'
import { memberAccount } from '../ledger/accounts.ts'
import { postTransfers } from '../ledger/post-transfer.ts'

/** How a bonus that still holds money ends: it becomes own money, its time is over, or its member gives it up. */
export type BonusEnd = 'fulfilled' | 'lapsed' | 'forfeited'

/**
 * Ends a bonus whose member's wallets are held by the transaction `tx`: what it holds goes to the main wallet when it is played
 * through, else back to the house. What lies in stakes goes the same way when they end. Answers what was moved, in minor units.
 */
export async function closeBonus(tx: Database, bonusId: string, end: BonusEnd, { at, closedAt = at }: { at: number; closedAt?: number }): Promise<number> {
  const [open] = await tx.select().from(bonuses).where(and(eq(bonuses.id, bonusId), isNull(bonuses.closedAt))).for('update')
  if (!open) return 0
  const { memberId, balance: amount, note } = open
  await tx.update(bonuses).set({ closedAt, closedAs: end, balance: 0 }).where(eq(bonuses.id, bonusId))
  if (amount === 0) return 0
  const lines = [
    { account: memberAccount(memberId, 'bonus'), amount: -amount },
    { account: end === 'fulfilled' ? memberAccount(memberId) : 'house/promotions', amount },
  ]
  await postTransfers(tx, [{ id: randomUUID(), kind: end === 'fulfilled' ? 'bonus-release' : 'bonus-forfeit', note, at, lines }])
  return amount
}

/** Closes those of some bonuses of which nothing is left, neither in the wallet nor in a stake; the round of `at` counts as their last. */
export async function closeSpent(tx: Database, bonusIds: readonly string[], at: number): Promise<void> {
  if (bonusIds.length === 0) return
  const staked = sql`exists (select 1 from ${bonusStakes} where ${bonusStakes.bonusId} = ${bonuses.id} and ${bonusStakes.won} is null)`
  await tx.update(bonuses).set({ closedAt: at + 1, closedAs: 'spent' })
    .where(and(inArray(bonuses.id, [...new Set(bonusIds)]), isNull(bonuses.closedAt), eq(bonuses.balance, 0), sql`not ${staked}`))
}
