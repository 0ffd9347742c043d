import { sql, type SQL } from 'drizzle-orm'
import type { Period } from '../../kernel/jobs/index.ts'
import { moneyIn, playIn } from '../../money/index.ts'
import { isOneOf, named } from './team-sql.ts'

/** A subquery: the ids of all downlines of an agent, or of those whose names hold a part. */
export const idsOfTeam = (agentId: number, account = ''): SQL =>
  account === ''
    ? sql`select member_id from member_ancestors where ancestor_id = ${agentId}`
    : sql`select m.id from member_ancestors a join members m on m.id = a.member_id
        where a.ancestor_id = ${agentId} and ${named(sql`m.username`, { account })}`

const within = (categories: readonly string[]): SQL =>
  categories.length === 0 ? sql`true` : isOneOf(sql`p.category`, categories)

/**
 * A query by `id`: what these members (a subquery of ids) risked, staked and won in the asked time, in these categories
 * or in all. No row for a member without a round.
 */
export const betsOf = (members: SQL, period: Period, categories: readonly string[] = []): SQL => sql`
    select p.member_id as id, sum(p.rounds) as rounds, sum(p.turnover) as turnover, sum(p.stake) as stake, sum(p.win) as win
    from (${playIn(period, members)}) p where ${within(categories)} group by 1`

/** What the operator gives beside wins. */
const gifts = [
  'bonus',
  'bonus-forfeit',
  'rebate',
  'points',
  'referral',
  'commission',
  'dividend',
  'daily-salary',
  'hourly-salary',
  'realtime-salary',
]

/**
 * A query by `id`: what these members (a subquery of ids) paid in, took out and were given in the asked time; no row for
 * a member with none of it. A withdrawal counts when it has left the platform.
 */
export const cashOf = (members: SQL, period: Period): SQL => sql`
    select p.member_id as id, sum(p.incoming + p.outgoing) filter (where p.kind = 'deposit') as deposits,
      -sum(p.incoming + p.outgoing) filter (where p.kind = 'withdrawal') as withdrawals,
      sum(p.incoming + p.outgoing) filter (where ${isOneOf(sql`p.kind`, gifts)}) as rewards
    from (${moneyIn(period, members)}) p where ${isOneOf(sql`p.kind`, [...gifts, 'deposit', 'withdrawal'])} group by 1`
