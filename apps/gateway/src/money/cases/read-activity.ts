import { and, eq, gte, notInArray, or, sql } from 'drizzle-orm'
import { bonuses, deposits, payoutAccounts, payouts, rounds, withdrawals } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import { validTurnover } from '../turnover/valid-turnover.ts'
import { reviewWindow, type Activity } from './withdrawal-figures.ts'
import { present } from '../../kernel/objects/index.ts'

const sumOf = (column: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

/** What was given since then: a locked bonus counts from its payment, any other from its grant. */
const givenSince = (since: number) =>
  or(
    and(eq(bonuses.locked, false), gte(bonuses.at, since)),
    and(eq(bonuses.locked, true), eq(bonuses.closedAs, 'fulfilled'), gte(bonuses.closedAt, since)),
  )

async function earnedSince(db: Database, memberId: number, since: number): Promise<number> {
  const [given] = await db
    .select({ sum: sumOf(sql`${bonuses.amount}`) })
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.playOnly, false), givenSince(since)))
  const [paid] = await db
    .select({ sum: sumOf(sql`${payouts.amount}`) })
    .from(payouts)
    .where(and(eq(payouts.memberId, memberId), gte(payouts.until, since), eq(payouts.status, 'approved')))
  return present(given, 'the sum of bonuses').sum + present(paid, 'the sum of payouts').sum
}

/** How many other members have, or had, a payout account. */
async function otherPayees(db: Database, cardId: number): Promise<number> {
  const [card] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.id, cardId))
  if (!card) return 0
  const [others] = await db
    .select({ n: sql<number>`count(distinct ${payoutAccounts.memberId})`.mapWith(Number) })
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.bankCode, card.bankCode),
        eq(payoutAccounts.number, card.number),
        sql`${payoutAccounts.memberId} <> ${card.memberId}`,
      ),
    )
  return others?.n ?? 0
}

/** What a member has done in the 30 days before `now`, and who else has the payout account. */
export async function readActivity(
  db: Database,
  { memberId, cardId, now }: { memberId: number; cardId: number; now: number },
): Promise<Activity> {
  const since = startOfDay(now - reviewWindow)
  const paidIn = await db
    .select({
      at: deposits.at,
      amount: sql<number>`coalesce(${deposits.paidAmount}, ${deposits.amount})`.mapWith(Number),
    })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), gte(deposits.at, since), eq(deposits.status, 'paid')))
  const takenOut = await db
    .select({ at: withdrawals.at, amount: withdrawals.amount })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        gte(withdrawals.at, since),
        notInArray(withdrawals.stage, ['refused', 'cancelled']),
      ),
    )
  const day = sql<number>`(${rounds.settledAt} - ${since}::bigint) / ${dayMs}::bigint`
  const plays = await db
    .select({
      day: day.mapWith(Number),
      won: sumOf(sql`${rounds.win}`),
      turnover: sumOf(validTurnover),
      staked: sumOf(sql`${rounds.stake} - ${rounds.creditStake}`),
    })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), gte(rounds.settledAt, since)))
    .groupBy(sql`1`)
  return {
    deposits: paidIn,
    withdrawals: takenOut,
    plays: plays.map(({ day: place, ...sums }) => ({ at: since + place * dayMs, ...sums })),
    earned: await earnedSince(db, memberId, since),
    otherPayees: await otherPayees(db, cardId),
  }
}
