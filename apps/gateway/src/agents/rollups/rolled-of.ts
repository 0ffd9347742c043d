import { is, SQL, sql } from 'drizzle-orm'
import { isAnyOf, rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { wholeDays } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'

/** An agent whose days are added up, and from when until when. */
export interface Rolled extends Period {
  readonly agentId: number
}

/** Which of these agents, or of those that a subquery of ids finds, have days that are added up, up to the first that one of their members was booked on late. */
export async function rolledOf(db: Database, agents: readonly number[] | SQL): Promise<Rolled[]> {
  const asked = is(agents, SQL) ? sql`r.agent_id in (${agents})` : isAnyOf(sql`r.agent_id`, agents)
  const rows = await rowsOf(
    db,
    sql`select r.agent_id as id, r.from_day as "from", least(r.until_day, late.day) as "until"
      from agent_rolls r left join lateral (
        select min(l.day) as day from late_days l join member_ancestors a on a.member_id = l.member_id where a.ancestor_id = r.agent_id
      ) late on true
      where ${asked} and least(r.until_day, late.day) > r.from_day order by 1`,
  )
  return rows.map((row) => ({ agentId: Number(row['id']), from: Number(row['from']), until: Number(row['until']) }))
}

/** A period split into the days that are added up for agents, and what has to be read of their members. */
export interface SplitPeriod {
  readonly agentIds: readonly number[]
  /** Whole days; null when none of the period is added up. */
  readonly days: Period | null
  readonly rest: readonly Period[]
}

/** Splits a period for the agents of `rolled`, by the days that all of them have. */
export function splitPeriod(rolled: readonly Rolled[], { from, until }: Period): SplitPeriod {
  const agentIds = rolled.map(({ agentId }) => agentId)
  const whole = agentIds.length > 0 ? wholeDays({ from, until }).days : null
  const days = whole && {
    from: Math.max(whole.from, ...rolled.map((each) => each.from)),
    until: Math.min(whole.until, ...rolled.map((each) => each.until)),
  }
  if (!days || days.from >= days.until) return { agentIds, days: null, rest: [{ from, until }] }
  const rest = [
    { from, until: days.from },
    { from: days.until, until },
  ].filter((part) => part.from < part.until)
  return { agentIds, days, rest }
}
