import { sql } from 'drizzle-orm'
import { cacheFor } from '../db/cache-for.ts'
import { isPassing } from '../db/database-failures.ts'
import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import { dayMs } from '../jobs/manila-calendar.ts'
import { categoryOfR, pastOfR } from '../records/played-category.ts'
import { validTurnoverOfR } from '../records/valid-turnover.ts'
import { dailyCatch } from './rules.ts'

interface Rows {
  readonly rows: readonly Readonly<Record<string, string | number>>[]
}

/** Who has staked enough on fishing on the day that begins at `day`, as the roll-up has it. */
const reached = (day: number) => sql`
  select d.member_id from member_days d where d.day = ${day} and d.category = 'FISH' and d.turnover >= ${dailyCatch.stake}`

async function countReached(db: Database, day: number): Promise<number> {
  const found: unknown = await db.execute(sql`select count(*) as n from (${reached(day)}) reached`)
  return Number((found as Rows).rows[0]?.['n'] ?? 0)
}

/** How many members reached the stake of a day; up to five seconds old. */
export const reachedLately = cacheFor(5_000, countReached)

/**
 * Who came first, in the order of reaching the stake. It reads the rounds of those who reached it, and is asked for only when they
 * are more than there are places; members who reach it later are too late, so the answer holds as long as the day is asked for.
 */
const firstOf = cacheFor(2 * dayMs, async (db, day: number): Promise<ReadonlySet<number>> => {
  const found: unknown = await db.execute(sql`
    select reached.member_id as member from (${reached(day)}) reached cross join lateral (
      select settled_at, id from (
        select r.settled_at, r.id, sum(${validTurnoverOfR}) over (order by r.settled_at, r.id) as total
        from rounds r join games g on g.id = r.game_id${pastOfR}
        where r.member_id = reached.member_id and ${categoryOfR} = 'FISH' and r.settled_at >= ${day} and r.settled_at < ${day + dayMs}
      ) counted
      where total >= ${dailyCatch.stake} order by settled_at, id limit 1
    ) then_reached order by then_reached.settled_at, then_reached.id limit ${dailyCatch.first}`)
  return new Set((found as Rows).rows.map(({ member }) => Number(member)))
})

/** The same, or null while the database cannot tell in time; that is asked again a minute later. */
const firstLately = cacheFor(60_000, async (db, day: number, now) => {
  try {
    return await firstOf(db, day, now)
  } catch (error) {
    if (isPassing(error)) return null
    throw error
  }
})

/** Whether a member who has reached the stake of a day was among the first; false as well while it cannot be told. */
export async function isAmongFirst({ db, reports }: Gateway, { memberId, day, now }: { memberId: number; day: number; now: number }): Promise<boolean> {
  const { first } = dailyCatch
  const isFull = (await reachedLately(db, day, now)) > first || (await countReached(db, day)) > first
  return !isFull || ((await firstLately(reports, day, now))?.has(memberId) ?? false)
}
