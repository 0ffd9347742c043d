import { sql, type SQL } from 'drizzle-orm'
import type { Call } from '../../kernel/http/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { periodOf, storedPeriodOf } from '../../money/index.ts'
import type { AskedTime } from '../../money/index.ts'

/** What narrows a list of the team. */
export interface TeamFilter extends AskedTime {
  readonly account?: string
}

const usualDays = 30

/**
 * The period of a list of the team: at most 30 days, the last 30 when it is left out.
 * @throws DomainError records.period.invalid
 */
export const teamPeriodOf = ({ request, now }: Pick<Call<TeamFilter>, 'request' | 'now'>): Period =>
  periodOf(request, now, usualDays)

/** The same for rounds or transfers. @throws DomainError records.period.invalid, records.period.archived */
export const storedTeamPeriodOf = (call: Pick<Call<TeamFilter>, 'gateway' | 'request' | 'now'>): Promise<Period> =>
  storedPeriodOf(call, usualDays)

/**
 * The common table expression `team`: all downlines of an agent, with the level below it and the name above. Begins a
 * statement; more expressions follow after a comma.
 *
 * PostgreSQL cannot tell how large a team is and takes every one for a large one. What joins
 * `team` to a table that grows therefore stands in a `lateral` subquery which the planner does
 * not dissolve (it groups, limits or has `offset 0`): it runs once a member, by the index of
 * the member, so that a report costs what its team is, however many members there are besides.
 */
export const withTeam = (agentId: number): SQL => sql`with recursive team as (
    select id, upline_id, username, nickname, type, registered_at, 1 as level, (select username from members where id = ${agentId}) as upline
    from members where upline_id = ${agentId}
    union all
    select m.id, m.upline_id, m.username, m.nickname, m.type, m.registered_at, t.level + 1, t.username
    from team t cross join lateral (
      select id, upline_id, username, nickname, type, registered_at from members where upline_id = t.id offset 0
    ) m where t.level < 64
  )`

/** Whether a moment is in a period. */
export const inTime = (column: SQL, { from, until }: Period): SQL =>
  sql`(${column} >= ${from} and ${column} < ${until})`

/** Whether a name holds the asked part, case aside. */
export const named = (column: SQL, { account = '' }: Pick<TeamFilter, 'account'>): SQL =>
  account === '' ? sql`true` : sql`strpos(lower(${column}), ${account.toLowerCase()}) > 0`
