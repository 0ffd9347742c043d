import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { bonusStakes, bonuses } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { memberAccount, postTransfers } from '../../kernel/ledger/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import type { Bonus } from './bonus-money.ts'
import { bookingOf } from './booking-of.ts'
import { bonusTitles } from './bonus-title.ts'

/** How a bonus that still holds money ends: it becomes own money, its time is over, or its member gives it up. */
export type BonusEnd = 'fulfilled' | 'lapsed' | 'forfeited'

/** Pays a locked bonus whose wager is met; the transfer has the id of the bonus, as that of any other has. */
async function payLocked(tx: Database, { id, memberId, kind, amount, note }: Bonus, at: number): Promise<number> {
  const { from, booked } = bookingOf(kind)
  const lines = [
    { account: from, amount: -amount },
    { account: memberAccount(memberId), amount },
  ]
  await postTransfers(tx, [{ id, kind: booked, note, at, lines }])
  return amount
}

/**
 * Pays a locked bonus whose wager is met, and notifies the member of this or of its end by time; answers what was paid.
 */
async function endLocked(tx: Database, ports: Notifier, bonus: Bonus, end: BonusEnd, at: number): Promise<number> {
  const { memberId, amount, wager, expiresAt } = bonus
  const title = bonusTitles(bonus)
  if (end === 'fulfilled') {
    await ports.notify(tx, { memberId, kind: 'bonus.paid', values: { title, amount }, at })
    return payLocked(tx, bonus, at)
  }
  if (end === 'lapsed')
    await ports.notify(tx, {
      memberId,
      kind: 'bonus.expired',
      values: { title, amount, wager, until: expiresAt ?? at },
      at,
    })
  return 0
}

/**
 * Ends a bonus whose member's wallets are held by the transaction `tx`: what it holds goes to the main wallet when it
 * is played through, else back to the operator. What lies in stakes goes the same way when they end. A locked bonus is
 * paid by the operator when it is played through, else never. Answers what was moved, in minor units.
 */
export async function closeBonus(
  tx: Database,
  ports: Notifier,
  bonusId: string,
  end: BonusEnd,
  { at, closedAt = at }: { at: number; closedAt?: number },
): Promise<number> {
  const [open] = await tx
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.id, bonusId), isNull(bonuses.closedAt)))
    .for('update')
  if (!open) return 0
  const { memberId, balance: amount, note, locked } = open
  await tx.update(bonuses).set({ closedAt, closedAs: end, balance: 0 }).where(eq(bonuses.id, bonusId))
  if (locked) return endLocked(tx, ports, open, end, at)
  if (amount === 0) return 0
  const lines = [
    { account: memberAccount(memberId, 'bonus'), amount: -amount },
    { account: end === 'fulfilled' ? memberAccount(memberId) : 'house/promotions', amount },
  ]
  await postTransfers(tx, [
    {
      id: randomUUID(),
      kind: end === 'fulfilled' ? 'bonus-release' : 'bonus-forfeit',
      note,
      reference: bonusId,
      at,
      lines,
    },
  ])
  return amount
}

/**
 * Closes those of some bonuses of which nothing is left, neither in
 * the wallet nor in a stake; the round of `at` counts as their last.
 */
export async function closeEmptied(tx: Database, bonusIds: readonly string[], at: number): Promise<void> {
  if (bonusIds.length === 0) return
  const staked = sql`exists (select 1 from ${bonusStakes} where ${bonusStakes.bonusId} = ${bonuses.id} and ${bonusStakes.won} is null)`
  await tx
    .update(bonuses)
    .set({ closedAt: at + 1, closedAs: 'spent' })
    .where(
      and(
        inArray(bonuses.id, [...new Set(bonusIds)]),
        isNull(bonuses.closedAt),
        eq(bonuses.balance, 0),
        sql`not ${staked}`,
      ),
    )
}
