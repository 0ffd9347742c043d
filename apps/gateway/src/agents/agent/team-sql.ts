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
 * PostgreSQL knows from the statistics of `member_ancestors` how large the team of an agent is, so each report gets the
 * plan that fits its team: by the index of each member for a small one, by whole days for one of everybody.
 */
export const withTeam = (agentId: number): SQL => sql`with team as (
    select m.id, m.upline_id, m.username, m.nickname, m.type, m.registered_at, a.depth as level, u.username as upline
    from member_ancestors a join members m on m.id = a.member_id left join members u on u.id = m.upline_id
    where a.ancestor_id = ${agentId}
  )`

/** Whether a moment is in a period. */
export const inTime = (column: SQL, { from, until }: Period): SQL =>
  sql`(${column} >= ${from} and ${column} < ${until})`

/** Whether a name holds the asked part, case aside. */
export const named = (column: SQL, { account = '' }: Pick<TeamFilter, 'account'>): SQL =>
  account === '' ? sql`true` : sql`strpos(lower(${column}), ${account.toLowerCase()}) > 0`
