import { and, eq, exists, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { bonuses, rounds } from '../db/tables/index.ts'
import type { Job, Period } from '../jobs/job.ts'
import { lockWallets } from '../ledger/accounts.ts'
import { closeBonus } from './close-bonus.ts'
import { keepCounts } from './keep-counts.ts'
import { wagersOf } from './wagers.ts'

/**
 * Ends the bonuses of a member that are due, inside the transaction `tx` that holds the wallets: one that is played through
 * becomes own money, one that is out of time goes back to the house.
 */
export async function closeDue(tx: Database, memberId: number, now: number): Promise<void> {
  for (const { bonus, state, until } of await wagersOf(tx, memberId, now)) {
    if (bonus.closedAt !== null) continue
    if (state === 'fulfilled') await closeBonus(tx, bonus.id, state, { at: now, closedAt: Math.min(now, until ?? now) })
    if (state === 'lapsed') await closeBonus(tx, bonus.id, state, { at: now, closedAt: until ?? now })
  }
  await keepCounts(tx, memberId, now)
}

/** How far back a look goes: a round is written some seconds after its date, and a gateway that stood still has missed minutes. */
const lookBackMs = 24 * 3_600_000

/** Members with an open bonus who have played since it was given, of late, or whose bonus is out of time. */
const membersWithEnds = (tx: Database, { from, until }: Period) => {
  const played = tx.select({ one: sql`1` }).from(rounds)
    .where(and(eq(rounds.memberId, bonuses.memberId), gte(rounds.settledAt, bonuses.at), gte(rounds.settledAt, from - lookBackMs)))
  return tx
    .selectDistinct({ memberId: bonuses.memberId })
    .from(bonuses)
    .where(and(isNull(bonuses.closedAt), gt(bonuses.wager, 0), or(lte(bonuses.expiresAt, until), exists(played))))
    .orderBy(bonuses.memberId)
}

/** Ends the bonuses that are due, every minute: a bonus is own money within a minute of the stake that plays it through. */
export const closeBonuses: Job = {
  name: 'close-bonuses',
  every: 60_000,
  makeUp: 1,
  queue: 'money',
  async run(tx, _gateway, period) {
    const over = await membersWithEnds(tx, period)
    if (over.length === 0) return
    await lockWallets(tx, over.map(({ memberId }) => memberId))
    for (const { memberId } of over) await closeDue(tx, memberId, period.until)
  },
}
