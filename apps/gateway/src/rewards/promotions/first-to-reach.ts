import { sql } from 'drizzle-orm'
import { cacheFor, isPassing } from '../../kernel/db/index.ts'
import type { Database, PromotionRules } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import { categoryOfR, pastOfR, validTurnoverOfR } from '../../money/index.ts'
import { present } from '../../kernel/objects/index.ts'

type Row = Readonly<Record<string, string | number>>

/** A turnover that is to be reached in a category on the day that begins at `day`, and how many are among the first. */
export type DailyGoal = PromotionRules['TURNOVER'] & { readonly day: number }

const nameOf = ({ category, stake, first, day }: DailyGoal): string => [category, stake, first, day].join('/')

/** Who has reached a goal, as the roll-up has it. */
const reached = ({ category, stake, day }: DailyGoal) => sql`
  select d.member_id from member_days d where d.day = ${day} and d.category = ${category} and d.turnover >= ${stake}`

async function countReached(db: Database, goal: DailyGoal): Promise<number> {
  const { rows } = await db.execute<Row>(sql`select count(*) as n from (${reached(goal)}) reached`)
  return Number(present(rows[0], 'the count of members')['n'])
}

/** How many members reached a goal; up to five seconds old. */
export const reachedLately = cacheFor(5_000, countReached, nameOf)

/**
 * Who came first, in the order of reaching the goal. It reads the rounds of those who
 * reached it, and is asked for only when they are more than there are places; members
 * who reach it later are too late, so the answer holds as long as the day is asked for.
 */
const firstOf = cacheFor(
  2 * dayMs,
  async (db, goal: DailyGoal): Promise<ReadonlySet<number>> => {
    const { category, stake, first, day } = goal
    const { rows } = await db.execute<Row>(sql`
    select reached.member_id as member from (${reached(goal)}) reached cross join lateral (
      select settled_at, id from (
        select r.settled_at, r.id, sum(${validTurnoverOfR}) over (order by r.settled_at, r.id) as total
        from rounds r join games g on g.id = r.game_id${pastOfR}
        where r.member_id = reached.member_id and ${categoryOfR} = ${category} and r.settled_at >= ${day} and r.settled_at < ${day + dayMs}
      ) counted
      where total >= ${stake} order by settled_at, id limit 1
    ) then_reached order by then_reached.settled_at, then_reached.id limit ${first}`)
    return new Set(rows.map(({ member }) => Number(member)))
  },
  nameOf,
)

/** The same, or null while the database cannot tell in time; that is asked again a minute later. */
const firstLately = cacheFor(
  60_000,
  async (db, goal: DailyGoal, now) => {
    try {
      return await firstOf(db, goal, now)
    } catch (error) {
      if (isPassing(error)) return null
      throw error
    }
  },
  nameOf,
)

/** Whether a member who has reached a goal was among the first; false as well while it cannot be told. */
export async function isAmongFirst(
  { db, reports }: Gateway,
  goal: DailyGoal,
  { memberId, now }: { memberId: number; now: number },
): Promise<boolean> {
  const { first } = goal
  const isFull = (await reachedLately(db, goal, now)) > first || (await countReached(db, goal)) > first
  return !isFull || ((await firstLately(reports, goal, now))?.has(memberId) ?? false)
}
