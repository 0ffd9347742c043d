import { sql, type SQL } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/db/index.ts'
import { wholeDays } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { moneyIn, playIn } from '../../money/index.ts'
import { longestActive } from './fold-days.ts'
import { splitPeriod, type Rolled, type SplitPeriod } from './rolled-of.ts'

/** Whose teams are asked about: agents, and which of them have added-up days, as `rolledOf` says. */
export interface Teams {
  readonly agentIds: readonly number[]
  readonly rolled: readonly Rolled[]
}

/** Whether a day is in a period, for columns of the tables of added-up days. */
const inDays = ({ from, until }: Period): SQL => sql`d.day >= ${from} and d.day < ${until}`

/** Agents that are read alike: those whose days are added up, and the others. */
function splitTeams({ agentIds, rolled }: Teams, period: Period): SplitPeriod[] {
  const split = splitPeriod(rolled, period)
  if (!split.days) return [{ agentIds, days: null, rest: [period] }]
  const others = agentIds.filter((id) => !split.agentIds.includes(id))
  return others.length > 0 ? [split, { agentIds: others, days: null, rest: [period] }] : [split]
}

/** Members of these teams with their agents, to be joined to what a period is read from. */
const membersOf = (agentIds: readonly number[]): SQL =>
  sql`select t.ancestor_id, t.member_id, t.depth from member_ancestors t where ${isAnyOf(sql`t.ancestor_id`, agentIds)}`

/** Whole days are found with the team in one join over all of them; parts of days are read of the team only. */
const whoseOf = (agentIds: readonly number[], period: Period): SQL | undefined =>
  wholeDays(period).edges.length === 0
    ? undefined
    : sql`select t.member_id from member_ancestors t where ${isAnyOf(sql`t.ancestor_id`, agentIds)}`

const parts = (teams: Teams, period: Period, of: (split: SplitPeriod) => SQL[]): SQL =>
  sql.join(splitTeams(teams, period).flatMap(of), sql` union all `)

/**
 * What the teams of agents played in a period: added-up days where there are any, else as `playIn` has it. Each part
 * answers `agent_id, depth, category, stake, turnover, win, rounds, at`.
 */
export const teamPlayIn = (teams: Teams, period: Period): SQL =>
  parts(teams, period, ({ agentIds, days, rest }) => [
    ...(days
      ? [
          sql`select d.agent_id, d.depth, d.category, d.stake, d.turnover, d.win, d.rounds, d.day as at
            from agent_play_days d where ${isAnyOf(sql`d.agent_id`, agentIds)} and ${inDays(days)}`,
        ]
      : []),
    ...rest.map(
      (each) => sql`select t.ancestor_id as agent_id, t.depth, p.category, p.stake, p.turnover, p.win, p.rounds, p.at
        from (${playIn(each, whoseOf(agentIds, each))}) p join (${membersOf(agentIds)}) t on t.member_id = p.member_id`,
    ),
  ])

/** The same of money: `agent_id, depth, wallet, kind, incoming, outgoing, transfers, at`, as `moneyIn` has it. */
export const teamMoneyIn = (teams: Teams, period: Period): SQL =>
  parts(teams, period, ({ agentIds, days, rest }) => [
    ...(days
      ? [
          sql`select d.agent_id, d.depth, d.wallet, d.kind, d.incoming, d.outgoing, d.transfers, d.day as at
            from agent_money_days d where ${isAnyOf(sql`d.agent_id`, agentIds)} and ${inDays(days)}`,
        ]
      : []),
    ...rest.map(
      (
        each,
      ) => sql`select t.ancestor_id as agent_id, t.depth, p.wallet, p.kind, p.incoming, p.outgoing, p.transfers, p.at
        from (${moneyIn(each, whoseOf(agentIds, each))}) p join (${membersOf(agentIds)}) t on t.member_id = p.member_id`,
    ),
  ])

/** Whether somebody played on added-up days, by the id of the member. */
export const playedIn = (member: SQL, { from, until }: Period): SQL =>
  sql`exists (select from member_days e where e.member_id = ${member} and e.day >= ${from} and e.day < ${until})`

/**
 * How many members of these teams played in a period, each of them once however often: rows of `agent_id, depth, members`
 * to be added up.
 */
export const teamActiveIn = (teams: Teams, period: Period): SQL => {
  const known = period.until - period.from <= longestActive ? teams.rolled : []
  return parts({ ...teams, rolled: known }, period, ({ agentIds, days, rest }) => {
    const live = rest.map((each) => sql`select p.member_id from (${playIn(each, whoseOf(agentIds, each))}) p`)
    const once = sql`select p.member_id from (${sql.join(live, sql` union all `)}) p group by 1`
    return [
      ...(days
        ? [
            sql`select d.agent_id, d.depth, d.members from agent_active_days d
              where ${isAnyOf(sql`d.agent_id`, agentIds)} and ${inDays(days)} and d.before_day < ${days.from}`,
          ]
        : []),
      ...(live.length > 0
        ? [
            sql`select t.ancestor_id as agent_id, t.depth, 1 as members from (${once}) p join (${membersOf(agentIds)}) t on t.member_id = p.member_id
              ${days ? sql`where not ${playedIn(sql`p.member_id`, days)}` : sql``}`,
          ]
        : []),
    ]
  })
}
