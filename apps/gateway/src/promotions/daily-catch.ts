import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { claims, memberDays } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { dayMs, dayText, startOfDay } from '../jobs/manila-calendar.ts'
import { issueClaim } from './claims.ts'
import { isAmongFirst, reachedLately } from './first-catchers.ts'
import { dailyCatch } from './rules.ts'
import { isRunning, promotionTitle } from './running-promotion.ts'

const onFishing = (memberId: number) => and(eq(memberDays.memberId, memberId), eq(memberDays.category, 'FISH'))

/** The days, today and yesterday, on which a member reached the stake of the day and for which nothing was issued yet. */
async function uncaughtDays(db: Database, memberId: number, now: number): Promise<number[]> {
  const today = startOfDay(now)
  const reached = await db.select({ day: memberDays.day }).from(memberDays)
    .where(and(onFishing(memberId), inArray(memberDays.day, [today - dayMs, today]), gte(memberDays.turnover, dailyCatch.stake)))
  if (reached.length === 0) return []
  const issued = await db.select({ reference: claims.reference }).from(claims)
    .where(and(eq(claims.memberId, memberId), eq(claims.type, dailyCatch.type), inArray(claims.reference, reached.map(({ day }) => dayText(day)))))
  return reached.map(({ day }) => day).filter((day) => !issued.some(({ reference }) => reference === dayText(day))).toSorted((a, b) => a - b)
}

/** The days, today and yesterday, whose catch is to be issued to a member: the one who reached the stake among the first. */
export async function dueCatches(gateway: Gateway, memberId: number, now: number): Promise<number[]> {
  if (!isRunning(gateway, dailyCatch.promotionId, now)) return []
  const due: number[] = []
  for (const day of await uncaughtDays(gateway.db, memberId, now))
    if (await isAmongFirst(gateway, { memberId, day, now })) due.push(day)
  return due
}

/** Issues the catch of these days inside the transaction `tx`; each may be claimed until the next day ends. */
export async function issueCatches(
  tx: Database, gateway: Gateway, { memberId, days, now }: { memberId: number; days: readonly number[]; now: number },
): Promise<void> {
  const { promotionId, type, reward, terms } = dailyCatch
  for (const day of days)
    await issueClaim(tx, {
      memberId, type, promotionId, terms,
      reference: dayText(day),
      title: promotionTitle(gateway, promotionId),
      amount: reward,
      at: now,
      expiresAt: day + 2 * dayMs,
    })
}

/** How many rewards of today are left; up to five seconds old. */
export const catchesLeft = async (db: Database, now: number): Promise<number> =>
  Math.max(0, dailyCatch.first - (await reachedLately(db, startOfDay(now), now)))

/** What a member has staked on fishing today, in minor units. */
export async function caughtToday(db: Database, memberId: number, now: number): Promise<number> {
  const [row] = await db.select({ turnover: memberDays.turnover }).from(memberDays)
    .where(and(onFishing(memberId), eq(memberDays.day, startOfDay(now))))
  return row?.turnover ?? 0
}
