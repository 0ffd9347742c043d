import { sql, type SQL } from 'drizzle-orm'

/** What narrows a list of the team. */
export interface TeamFilter {
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
  readonly account?: string
}

const forever = Number.MAX_SAFE_INTEGER

/**
 * The common table expression `team`: everybody beneath an agent, with the level below it. Begins a statement; more
 * expressions follow after a comma.
 */
export const withTeam = (agentId: number): SQL => sql`with recursive team as (
    select id, upline_id, username, nickname, type, registered_at, 1 as level from members where upline_id = ${agentId}
    union all
    select m.id, m.upline_id, m.username, m.nickname, m.type, m.registered_at, t.level + 1
    from members m join team t on m.upline_id = t.id where t.level < 64
  )`

/** Whether a moment is in the asked time. */
export const inTime = (column: SQL, { startTime = 0, endTime = forever }: TeamFilter): SQL =>
  sql`(${column} >= ${startTime} and ${column} < ${endTime})`

/** Whether a name holds the asked part, case aside. */
export const named = (column: SQL, { account = '' }: TeamFilter): SQL =>
  account === '' ? sql`true` : sql`strpos(lower(${column}), ${account.toLowerCase()}) > 0`
