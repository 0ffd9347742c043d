import { sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import { agentParts, agentTables, daysOfTeam, holdAgentDays } from './fold-days.ts'
import { rolledOf } from './rolled-of.ts'

/** How many days back are compared: further than any list of an agent reaches. */
const daysBack = 35

/** Days of a team that are not what the days of its members say. */
export interface AgentDayFault {
  readonly table: (typeof agentTables)[keyof typeof agentTables]
  readonly days: number
  /** The oldest of them, in milliseconds since 1970. */
  readonly first: number
}

/** What a part of the comparison found, and where the next one begins; null when there is no other. */
export interface AgentDaysCompared {
  readonly faults: readonly AgentDayFault[]
  readonly until: number | null
}

/**
 * Compares days that are added up for an agent with those of the members below it, to the centavo: from the last one, or
 * the one before `before`, at most `most` days.
 */
export async function agentDayFaults(
  tx: Database,
  agentId: number,
  before: number | null,
  most: number,
): Promise<AgentDaysCompared> {
  await holdAgentDays(tx)
  const [rolled] = await rolledOf(tx, [agentId])
  if (!rolled) return { faults: [], until: null }
  const until = Math.min(rolled.until, before ?? rolled.until)
  const oldest = Math.max(rolled.from, rolled.until - daysBack * dayMs)
  const days = { from: Math.max(oldest, until - most * dayMs), until }
  const counted = daysOfTeam(agentId, days)
  const faults: AgentDayFault[] = []
  for (const part of agentParts) {
    const table = sql.identifier(agentTables[part])
    const [row] = await rowsOf(
      tx,
      sql`with stored as (select * from ${table} where agent_id = ${agentId} and day >= ${days.from} and day < ${days.until}),
        counted as (${counted[part]})
        select count(distinct day) as days, min(day) as first
        from ((table stored except table counted) union all (table counted except table stored)) differ`,
    )
    if (Number(row?.['days']) > 0)
      faults.push({ table: agentTables[part], days: Number(row?.['days']), first: Number(row?.['first']) })
  }
  // A day may have been booked on since: it is no longer one of those that are added up.
  const [now] = await rolledOf(tx, [agentId])
  return {
    faults: faults.filter(({ first }) => first < (now?.until ?? 0)),
    until: days.from > oldest ? days.from : null,
  }
}
