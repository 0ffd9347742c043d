import { randomUUID } from 'node:crypto'
import { and, eq, exists, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { accounts, bonuses, rounds } from '../db/tables/index.ts'
import type { Job, Period } from '../jobs/job.ts'
import { holdWallets } from '../ledger/accounts.ts'
import { postTransfers, type Movement } from '../ledger/post-transfer.ts'
import { wagersOf, type Wager } from './wagers.ts'
import { hasWaitingStake } from './waiting-stakes.ts'

/** What of a sum there is to take back: from the main wallet first, then from those of the studios. */
async function takenFrom(tx: Database, memberId: number, sum: number): Promise<Movement['lines'][number][]> {
  const mine = and(eq(accounts.memberId, memberId), ne(accounts.wallet, 'held'), gt(accounts.balance, 0))
  const wallets = await tx.select().from(accounts).where(mine).orderBy(sql`${accounts.wallet} <> 'main'`, accounts.wallet)
  let left = sum
  return wallets.flatMap(({ name, balance }) => {
    const amount = Math.min(left, balance)
    left -= amount
    return amount > 0 ? [{ account: name, amount: -amount }] : []
  })
}

/** Closes a bonus; one that is out of time later, where less of it is there than may come back from stakes that wait. */
async function close(tx: Database, memberId: number, { bonus, state, until }: Wager, now: number): Promise<void> {
  const lines = state === 'lapsed' ? await takenFrom(tx, memberId, bonus.amount) : []
  const back = lines.reduce((sum, { amount }) => sum - amount, 0)
  if (state === 'lapsed' && back < bonus.amount && (await hasWaitingStake(tx, memberId))) return
  const [closed] = await tx
    .update(bonuses)
    .set({ closedAt: until ?? now, closedAs: state === 'open' ? 'lapsed' : state })
    .where(and(eq(bonuses.id, bonus.id), isNull(bonuses.closedAt)))
    .returning()
  if (!closed || lines.length === 0) return
  await postTransfers(tx, [{
    id: randomUUID(), kind: 'bonus', note: bonus.note, at: now, lines: [...lines, { account: 'house/promotions', amount: back }],
  }])
}

/** Members with an open bonus who have played in the period, or whose bonus is out of time. */
const membersWithEnds = (tx: Database, { from, until }: Period) => {
  const played = tx.select({ one: sql`1` }).from(rounds)
    .where(and(eq(rounds.memberId, bonuses.memberId), gte(rounds.settledAt, from), lt(rounds.settledAt, until)))
  return tx
    .selectDistinct({ memberId: bonuses.memberId })
    .from(bonuses)
    .where(and(isNull(bonuses.closedAt), or(lte(bonuses.expiresAt, until), and(gt(bonuses.wager, 0), exists(played)))))
    .orderBy(bonuses.memberId)
}

/**
 * Ends bonuses, every five minutes: those whose time is over, of which what was not played through is taken back, and those
 * that were played through or lost, so that nobody counts their rounds again.
 */
export const closeBonuses: Job = {
  name: 'close-bonuses',
  every: 5 * 60_000,
  makeUp: 1,
  queue: 'money',
  async run(tx, _gateway, period) {
    const { until } = period
    const over = await membersWithEnds(tx, period)
    if (over.length === 0) return
    await holdWallets(tx, over.map(({ memberId }) => memberId))
    for (const { memberId } of over) {
      const due = (await wagersOf(tx, memberId, until)).filter(
        ({ bonus, state }) => bonus.closedAt === null && (state !== 'open' || (bonus.expiresAt !== null && bonus.expiresAt <= until)),
      )
      for (const wager of due) await close(tx, memberId, wager, until)
    }
  },
}
