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

/** Whether a moment is in a period. */
export const inTime = (column: SQL, { from, until }: Period): SQL =>
  sql`(${column} >= ${from} and ${column} < ${until})`

/** Whether a name holds the asked part, case aside. */
export const named = (column: SQL, { account = '' }: Pick<TeamFilter, 'account'>): SQL =>
  account === '' ? sql`true` : sql`strpos(lower(${column}), ${account.toLowerCase()}) > 0`

/**
 * Whether a text is one of a few. Each is a value of its own, so that the planner knows how many rows they are; PostgreSQL
 * would read the text of an array again with every row.
 */
export const isOneOf = (column: SQL, texts: readonly string[]): SQL =>
  texts.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        texts.map((text) => sql`${text}`),
        sql`, `,
      )})`
