import { and, eq, gte, inArray } from 'drizzle-orm'
import { claims, memberDays } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { dayMs, dayText, startOfDay } from '../../kernel/jobs/index.ts'
import { claimDays } from './claim-days.ts'
import { issueClaim } from './claims.ts'
import { isAmongFirst, reachedLately } from './first-to-reach.ts'
import { promotionTitle, ranThrough, referenceFor, runningSince, type PaidPromotion } from './running-promotion.ts'

type DailyPromotion = PaidPromotion<'TURNOVER'>

const playOf = (memberId: number, { rule: { category } }: DailyPromotion) =>
  and(eq(memberDays.memberId, memberId), eq(memberDays.category, category))

/** The first day that counts for a promotion: it counts whole days alone, and may begin within one. */
export const firstDayOf = (startDate: number): number => startOfDay(startDate + dayMs - 1)

/** The days, today and yesterday, that count at `now`, each with the promotions that have run since it began. */
function daysThatCount(gateway: Pick<Gateway, 'content'>, now: number) {
  const today = startOfDay(now)
  const yesterday = today - dayMs
  return [
    { day: yesterday, promotions: ranThrough(gateway, 'TURNOVER', { from: yesterday, until: today }) },
    { day: today, promotions: runningSince(gateway, 'TURNOVER', { since: today, now }) },
  ]
}

/** Those of some days on which a member reached the turnover of a promotion and for which nothing was issued yet. */
async function daysNotIssued(
  db: Database,
  promotion: DailyPromotion,
  { memberId, days }: { memberId: number; days: readonly number[] },
): Promise<number[]> {
  const referenceOf = (day: number): string => referenceFor(promotion, dayText(day))
  const reached = await db
    .select({ day: memberDays.day })
    .from(memberDays)
    .where(
      and(playOf(memberId, promotion), inArray(memberDays.day, days), gte(memberDays.turnover, promotion.rule.stake)),
    )
  if (reached.length === 0) return []
  const issued = await db
    .select({ reference: claims.reference })
    .from(claims)
    .where(
      and(
        eq(claims.memberId, memberId),
        eq(claims.type, promotion.type),
        inArray(
          claims.reference,
          reached.map(({ day }) => referenceOf(day)),
        ),
      ),
    )
  return reached
    .map(({ day }) => day)
    .filter((day) => !issued.some(({ reference }) => reference === referenceOf(day)))
    .toSorted((a, b) => a - b)
}

/** A reward that a member has earned on a day. */
export interface EarnedDay {
  readonly promotion: DailyPromotion
  readonly day: number
}

/**
 * The days, today and yesterday, whose reward is to be issued
 * to a member: one who reached the turnover among the first.
 */
export async function earnedDays(gateway: Gateway, memberId: number, now: number): Promise<EarnedDay[]> {
  const due: EarnedDay[] = []
  const counting = daysThatCount(gateway, now)
  for (const promotion of new Set(counting.flatMap(({ promotions }) => promotions))) {
    const days = counting.filter(({ promotions }) => promotions.includes(promotion)).map(({ day }) => day)
    for (const day of await daysNotIssued(gateway.db, promotion, { memberId, days }))
      if (await isAmongFirst(gateway, { ...promotion.rule, day }, { memberId, now })) due.push({ promotion, day })
  }
  return due
}

/** Issues the rewards of days inside the transaction `tx`; each may be claimed until the next day ends. */
export async function issueDays(
  tx: Database,
  gateway: Gateway,
  { memberId, days, now }: { memberId: number; days: readonly EarnedDay[]; now: number },
): Promise<void> {
  for (const { promotion, day } of days)
    await issueClaim(tx, {
      memberId,
      type: promotion.type,
      promotionId: promotion.id,
      terms: promotion.terms,
      reference: referenceFor(promotion, dayText(day)),
      title: promotionTitle(gateway, promotion.id),
      amount: promotion.rule.reward,
      at: now,
      expiresAt: day + (1 + claimDays.TURNOVER) * dayMs,
    })
}

/** How many rewards of today are left; up to five seconds old. */
export const rewardsLeft = async (db: Database, { rule }: DailyPromotion, now: number): Promise<number> =>
  Math.max(0, rule.first - (await reachedLately(db, { ...rule, day: startOfDay(now) }, now)))

/** What a member has staked today in the category of a promotion, in minor units. */
export async function stakedToday(
  db: Database,
  promotion: DailyPromotion,
  { memberId, now }: { memberId: number; now: number },
): Promise<number> {
  const [row] = await db
    .select({ turnover: memberDays.turnover })
    .from(memberDays)
    .where(and(playOf(memberId, promotion), eq(memberDays.day, startOfDay(now))))
  return row?.turnover ?? 0
}
