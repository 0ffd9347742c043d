import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import { dayMs, dayText, startOfDay } from '../jobs/manila-calendar.ts'
import { turnoverOf } from '../records/turnover.ts'
import { validTurnover } from '../records/valid-turnover.ts'
import { issueClaim } from './claims.ts'
import { dailyCatch } from './rules.ts'
import { isRunning, promotionTitle } from './running-promotion.ts'

interface Rows {
  readonly rows: readonly { readonly member: string | number }[]
}

/** Who reached the stake of the day on fishing, in the order of reaching it; `day` is when it began. */
async function catchers(db: Database, day: number): Promise<number[]> {
  const found: unknown = await db.execute(sql`
    select member_id as member from (
      select rounds.id, rounds.member_id, rounds.settled_at, ${validTurnover} as stake,
        sum(${validTurnover}) over (partition by rounds.member_id order by rounds.settled_at, rounds.id) as total
      from rounds join games on games.id = rounds.game_id
      where games.category = 'FISH' and rounds.settled_at >= ${day} and rounds.settled_at < ${day + dayMs}
    ) as counted
    where total >= ${dailyCatch.stake} and total - stake < ${dailyCatch.stake}
    order by settled_at, id limit ${dailyCatch.first}`)
  return (found as Rows).rows.map(({ member }) => Number(member))
}

/**
 * Issues the catch of today and of yesterday to a member who is among the first; each may be claimed until the next day
 * ends.
 */
export async function issueDailyCatch(tx: Database, gateway: Gateway, memberId: number, now: number): Promise<void> {
  const { promotionId, type, reward, terms } = dailyCatch
  if (!isRunning(gateway, promotionId, now)) return
  const today = startOfDay(now)
  for (const day of [today - dayMs, today]) {
    if (!(await catchers(tx, day)).includes(memberId)) continue
    await issueClaim(tx, {
      memberId, type, promotionId, terms,
      reference: dayText(day),
      title: promotionTitle(gateway, promotionId),
      amount: reward,
      at: now,
      expiresAt: day + 2 * dayMs,
    })
  }
}

/** How many rewards of today are left. */
export const catchesLeft = async (db: Database, now: number): Promise<number> =>
  Math.max(0, dailyCatch.first - (await catchers(db, startOfDay(now))).length)

/** What a member has staked on fishing today, in minor units. */
export async function caughtToday(db: Database, memberId: number, now: number): Promise<number> {
  const from = startOfDay(now)
  const rows = await turnoverOf(db, { from, until: from + dayMs }, [memberId])
  return rows.find(({ category }) => category === 'FISH')?.turnover ?? 0
}
