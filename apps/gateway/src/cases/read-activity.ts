import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { bankCards, bonuses, deposits, payouts, rounds, withdrawals } from '../db/tables/index.ts'
import { dayMs, startOfDay } from '../jobs/manila-calendar.ts'
import { validTurnover } from '../records/valid-turnover.ts'
import { reviewWindow, type Activity } from './withdrawal-figures.ts'

const sumOf = (column: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

async function earnedSince(db: Database, memberId: number, since: number): Promise<number> {
  const [given] = await db.select({ sum: sumOf(sql`${bonuses.amount}`) }).from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), gte(bonuses.at, since), eq(bonuses.playOnly, false)))
  const [paid] = await db.select({ sum: sumOf(sql`${payouts.amount}`) }).from(payouts)
    .where(and(eq(payouts.memberId, memberId), gte(payouts.until, since), eq(payouts.status, 'approved')))
  return (given?.sum ?? 0) + (paid?.sum ?? 0)
}

/** How many other members have, or had, a payout account. */
async function otherPayees(db: Database, cardId: number): Promise<number> {
  const [card] = await db.select().from(bankCards).where(eq(bankCards.id, cardId))
  if (!card) return 0
  const [others] = await db.select({ n: sql<number>`count(distinct ${bankCards.memberId})`.mapWith(Number) }).from(bankCards)
    .where(and(eq(bankCards.bankCode, card.bankCode), eq(bankCards.number, card.number), sql`${bankCards.memberId} <> ${card.memberId}`))
  return others?.n ?? 0
}

/** What a member has done in the 30 days before `now`, and who else has the payout account. */
export async function readActivity(db: Database, { memberId, cardId, now }: { memberId: number; cardId: number; now: number }): Promise<Activity> {
  const since = startOfDay(now - reviewWindow)
  const paidIn = await db
    .select({ at: deposits.at, amount: sql<number>`coalesce(${deposits.paidAmount}, ${deposits.amount})`.mapWith(Number) }).from(deposits)
    .where(and(eq(deposits.memberId, memberId), gte(deposits.at, since), eq(deposits.status, 'paid')))
  const takenOut = await db.select({ at: withdrawals.at, amount: withdrawals.amount }).from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), gte(withdrawals.at, since), notInArray(withdrawals.stage, ['refused', 'cancelled'])))
  const day = sql<number>`(${rounds.settledAt} - ${since}::bigint) / ${dayMs}::bigint`
  const plays = await db
    .select({
      day: day.mapWith(Number), won: sumOf(sql`${rounds.win}`), turnover: sumOf(validTurnover),
      staked: sumOf(sql`${rounds.stake} - ${rounds.creditStake}`),
    })
    .from(rounds).where(and(eq(rounds.memberId, memberId), gte(rounds.settledAt, since))).groupBy(sql`1`)
  return {
    deposits: paidIn, withdrawals: takenOut, plays: plays.map(({ day: place, ...sums }) => ({ at: since + place * dayMs, ...sums })),
    earned: await earnedSince(db, memberId, since), otherPayees: await otherPayees(db, cardId),
  }
}
