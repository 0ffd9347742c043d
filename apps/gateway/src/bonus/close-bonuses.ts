import { and, asc, eq, exists, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { isAnyOf } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { bonuses, rounds } from '../db/tables/index.ts'
import type { BatchedJob, Period } from '../jobs/job.ts'
import { memberCursor } from '../jobs/member-batch.ts'
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

/** The next members with an open bonus that has a wager, in the order of their ids. */
const nextMembers = async (tx: Database, { after, size }: { readonly after: number; readonly size: number }): Promise<number[]> =>
  (await tx.selectDistinct({ memberId: bonuses.memberId }).from(bonuses)
    .where(and(isNull(bonuses.closedAt), gt(bonuses.wager, 0), gt(bonuses.memberId, after)))
    .orderBy(asc(bonuses.memberId)).limit(size)).map(({ memberId }) => memberId)

/** Those of the members who have played since an open bonus was given, of late, or whose bonus is out of time. */
async function whoMayEnd(tx: Database, memberIds: readonly number[], { from, until }: Period): Promise<number[]> {
  const played = tx.select({ one: sql`1` }).from(rounds)
    .where(and(eq(rounds.memberId, bonuses.memberId), gte(rounds.settledAt, bonuses.at), gte(rounds.settledAt, from - lookBackMs)))
  const found = await tx.selectDistinct({ memberId: bonuses.memberId }).from(bonuses)
    .where(and(isNull(bonuses.closedAt), gt(bonuses.wager, 0), isAnyOf(bonuses.memberId, memberIds), or(lte(bonuses.expiresAt, until), exists(played))))
    .orderBy(asc(bonuses.memberId))
  return found.map(({ memberId }) => memberId)
}

/** Whether an open bonus of a member is due. Nothing is held: who closes it looks again. */
const isDue = async (tx: Database, memberId: number, now: number): Promise<boolean> =>
  (await wagersOf(tx, memberId, now)).some(({ bonus, state }) => bonus.closedAt === null && (state === 'fulfilled' || state === 'lapsed'))

/**
 * Ends the bonuses that are due, every minute: a bonus is own money within a minute of the stake that plays it through. Members
 * come in batches by their ids; only wallets of those with a bonus that is due are held.
 */
export const closeBonuses: BatchedJob = {
  name: 'close-bonuses',
  every: 60_000,
  makeUp: 1,
  queue: 'money',
  async batch(tx, _gateway, period, { cursor, size }) {
    const members = await nextMembers(tx, { after: memberCursor(cursor), size })
    const due: number[] = []
    for (const memberId of await whoMayEnd(tx, members, period)) if (await isDue(tx, memberId, period.until)) due.push(memberId)
    if (due.length > 0) await lockWallets(tx, due)
    for (const memberId of due) await closeDue(tx, memberId, period.until)
    return members.length < size ? null : (members.at(-1) ?? null)
  },
}
