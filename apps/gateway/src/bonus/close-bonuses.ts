import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { bonuses } from '../db/tables/index.ts'
import type { Job } from '../jobs/job.ts'
import { holdWallets, memberAccount, memberBalance } from '../ledger/accounts.ts'
import { postTransfers } from '../ledger/post-transfer.ts'
import { wagersOf, type Wager } from './wagers.ts'

async function close(tx: Database, memberId: number, { bonus, state, until }: Wager, now: number): Promise<void> {
  const [closed] = await tx
    .update(bonuses)
    .set({ closedAt: until ?? now, closedAs: state === 'open' ? 'lapsed' : state })
    .where(and(eq(bonuses.id, bonus.id), isNull(bonuses.closedAt)))
    .returning()
  if (!closed || state !== 'lapsed') return
  const back = Math.min(bonus.amount, await memberBalance(tx, memberId))
  if (back === 0) return
  await postTransfers(tx, [{
    id: randomUUID(),
    kind: 'bonus',
    note: bonus.note,
    at: now,
    lines: [{ account: memberAccount(memberId), amount: -back }, { account: 'house/promotions', amount: back }],
  }])
}

/** Ends the bonuses whose time is over, every five minutes: what was not played through is taken back. */
export const closeBonuses: Job = {
  name: 'close-bonuses',
  every: 5 * 60_000,
  makeUp: 1,
  async run(tx, _gateway, { until }) {
    const over = await tx
      .selectDistinct({ memberId: bonuses.memberId })
      .from(bonuses)
      .where(and(isNull(bonuses.closedAt), lte(bonuses.expiresAt, until)))
      .orderBy(bonuses.memberId)
    if (over.length === 0) return
    await holdWallets(tx, over.map(({ memberId }) => memberId))
    for (const { memberId } of over) {
      const due = (await wagersOf(tx, memberId, until)).filter(
        ({ bonus }) => bonus.closedAt === null && bonus.expiresAt !== null && bonus.expiresAt <= until,
      )
      for (const wager of due) await close(tx, memberId, wager, until)
    }
  },
}
