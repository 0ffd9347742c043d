import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { promotionJoins } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import type { Period } from '../jobs/job.ts'
import { dayMs, dayText, startOfWeek } from '../jobs/manila-calendar.ts'
import { turnoverOf } from '../records/turnover.ts'
import { issueClaim } from './claims.ts'
import { weekendTables } from './rules.ts'
import { promotionTitle } from './running-promotion.ts'

const saturday = 6
const claimDays = 7

/** The weekend that runs at `now`, or the next one: Saturday and Sunday, Manila time. */
export function weekendOf(now: number): Period {
  const from = startOfWeek(now, saturday)
  const next = now < from + 2 * dayMs ? from : from + 7 * dayMs
  return { from: next, until: next + 2 * dayMs }
}

/** What a member has staked on live tables in a weekend, in minor units. */
export async function stakedOnTables(db: Database, memberId: number, weekend: Period): Promise<number> {
  const rows = await turnoverOf(db, weekend, [memberId])
  return rows.find(({ category }) => category === 'LIVE')?.turnover ?? 0
}

/** Whether a member has joined a weekend. */
export async function hasJoined(db: Database, memberId: number, { from }: Period): Promise<boolean> {
  const [row] = await db.select({ at: promotionJoins.at }).from(promotionJoins)
    .where(and(
      eq(promotionJoins.promotionId, weekendTables.promotionId), eq(promotionJoins.memberId, memberId),
      eq(promotionJoins.period, from)))
  return row !== undefined
}

/** Issues the reward of every weekend that a member joined and reached, up to a week after it. */
export async function issueWeekendTables(tx: Database, gateway: Gateway, memberId: number, now: number): Promise<void> {
  const { promotionId, type, reward, stake, terms } = weekendTables
  const joined = await tx.select({ from: promotionJoins.period }).from(promotionJoins)
    .where(and(
      eq(promotionJoins.promotionId, promotionId), eq(promotionJoins.memberId, memberId),
      gte(promotionJoins.period, now - (claimDays + 2) * dayMs)))
  for (const { from } of joined) {
    const until = from + 2 * dayMs
    if ((await stakedOnTables(tx, memberId, { from, until })) < stake) continue
    await issueClaim(tx, {
      memberId, type, promotionId, terms,
      reference: dayText(from),
      title: promotionTitle(gateway, promotionId),
      amount: reward,
      at: now,
      expiresAt: until + claimDays * dayMs,
    })
  }
}
