import { sql, type SQL } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/db/index.ts'
import { wholeDays } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { moneyIn, playIn } from '../../money/index.ts'
import { splitPeriod } from '../rollups/rolled-of.ts'
import { teamActiveIn, teamMoneyIn, teamPlayIn, type Teams } from '../rollups/team-in.ts'
import { idsOfTeam } from './team-figures.ts'
import { people, type DownlinesAsked } from './downline-heads.ts'

/** Everybody whose figures count for one of `heads`, by its `head`; the teams of `added` are added up already. */
const counted = {
  own: () => sql`select id as head, id from heads`,
  team: (added: readonly number[]) => sql`select id as head, id from heads union all
    select h.id, a.member_id from heads h join member_ancestors a on a.ancestor_id = h.id
    where ${added.length === 0 ? sql`true` : sql`not ${isAnyOf(sql`h.id`, added)}`}`,
}

/** Figures by `head`, each member looked up by itself: for a page of heads. */
const byMember = (period: Period): SQL => sql`
  played as (
    select c.head, sum(b.turnover) as turnover, sum(b.profit) as profit, count(*) as active
    from counted c cross join lateral (
      select sum(p.turnover) as turnover, sum(p.win - p.stake) as profit from (${playIn(period, sql`c.id`)}) p having count(*) > 0
    ) b group by 1
  ),
  moved as (
    select c.head, sum(m.deposits) as deposits, sum(m.withdrawals) as withdrawals, sum(m.commission) filter (where c.id = c.head) as commission
    from counted c cross join lateral (
      select sum(p.incoming + p.outgoing) filter (where p.kind = 'deposit') as deposits,
        -sum(p.incoming + p.outgoing) filter (where p.kind = 'withdrawal') as withdrawals,
        sum(p.incoming + p.outgoing) filter (where p.kind = 'commission') as commission
      from (${moneyIn(period, sql`c.id`)}) p where p.kind in ('deposit', 'withdrawal', 'commission') having count(*) > 0
    ) m group by 1
  )`

/** The same, all members in one join: for all heads. Those of `added` bring the figures of their teams with them. */
function byDay(period: Period, added: Teams): SQL {
  // Whole days are found by the join alone; parts of days are read of these members only.
  const whose = wholeDays(period).edges.length > 0 ? sql`select id from counted` : undefined
  const hasAdded = added.agentIds.length > 0
  return sql`
  played as (
    select b.head, sum(b.turnover) as turnover, sum(b.profit) as profit, sum(b.active) as active from (
      select c.head, c.id, sum(p.turnover) as turnover, sum(p.win - p.stake) as profit, 1 as active
      from counted c join (${playIn(period, whose)}) p on p.member_id = c.id group by 1, 2
      ${
        hasAdded
          ? sql`union all select p.agent_id, null, sum(p.turnover), sum(p.win - p.stake), 0 from (${teamPlayIn(added, period)}) p group by 1
      union all select p.agent_id, null, 0, 0, sum(p.members) from (${teamActiveIn(added, period)}) p group by 1`
          : sql``
      }
    ) b group by 1
  ),
  moved as (
    select m.head, sum(m.amount) filter (where m.kind = 'deposit') as deposits, -sum(m.amount) filter (where m.kind = 'withdrawal') as withdrawals,
      sum(m.amount) filter (where m.kind = 'commission' and m.id = m.head) as commission
    from (
      select c.head, c.id, p.kind, p.incoming + p.outgoing as amount from counted c join (${moneyIn(period, whose)}) p on p.member_id = c.id
      where p.kind in ('deposit', 'withdrawal', 'commission')
      ${
        hasAdded
          ? sql`union all select p.agent_id, null, p.kind, p.incoming + p.outgoing from (${teamMoneyIn(added, period)}) p
      where p.kind in ('deposit', 'withdrawal')`
          : sql``
      }
    ) m group by 1
  )`
}

/** Expressions over `heads`, a page of them or all, the last `found`: each of them with all of its columns. */
export const rowsOfHeads = ({ figures, period, rolled }: DownlinesAsked, heads: 'page' | 'all'): SQL => {
  const { days, agentIds } = splitPeriod(heads === 'all' ? rolled : [], period)
  const added = days ? { agentIds, rolled } : { agentIds: [], rolled: [] }
  return sql`
  below as (
    select a.ancestor_id as id, count(*) as lines, count(*) filter (where a.depth = 1) as direct
    from heads h join member_ancestors a on a.ancestor_id = h.id group by 1
  ),
  counted as (${counted[figures](added.agentIds)}),
  ${heads === 'page' ? byMember(period) : byDay(period, added)},
  found as (
    select h."memberId", h."account", h."nickname", h."type", h."level", u.username as "upline", h."registeredAt", s.at as "lastSeenAt",
      coalesce(l.direct, 0) as "downlines", coalesce(l.lines, 0) as "teamSize", coalesce(p.balance, 0) as "balance",
      coalesce(c.deposits, 0) as "deposits", coalesce(c.withdrawals, 0) as "withdrawals", coalesce(b.turnover, 0) as "turnover",
      coalesce(b.profit, 0) as "profit", coalesce(c.commission, 0) as "commission", coalesce(b.active, 0) as "active"
    from heads h left join members u on u.id = h.upline_id left join below l on l.id = h.id
      left join accounts p on p.member_id = h.id and p.wallet = 'main'
      left join played b on b.head = h.id left join moved c on c.head = h.id
      left join lateral (select max(seen_at) as at from sessions where member_id = h.id) s on true
  )`
}

/** What of the totals counts members: how many are listed, how many stand right below one of them, and below it at all. */
const sizesOf = ({ root, scope }: DownlinesAsked, isWhole: boolean): SQL => {
  if (!isWhole) return sql`select sum(own) as listed, sum(near) as near, sum(times - own) as below from lines`
  return scope === 'team'
    ? sql`select count(*) as listed, count(*) filter (where depth > 1) as near, sum(depth - 1) as below from member_ancestors where ancestor_id = ${root}`
    : sql`select count(*) filter (where depth = 1) as listed, count(*) filter (where depth = 2) as near, count(*) filter (where depth > 1) as below
        from member_ancestors where ancestor_id = ${root}`
}

/** Members whose figures count for the totals, joined to play or money `p`: how often, and whether they are listed. */
interface Weights {
  readonly join: SQL
  readonly times: SQL
  readonly own: SQL
}

const weightsOf = ({ root, figures }: DownlinesAsked, isWhole: boolean): Weights => {
  if (figures === 'own') return { join: sql``, times: sql`1`, own: sql`1` }
  // Everybody is listed: the figures of a member count for itself and for each downline of `root` above it.
  if (isWhole)
    return {
      join: sql`join member_ancestors l on l.member_id = p.member_id and l.ancestor_id = ${root}`,
      times: sql`l.depth`,
      own: sql`1`,
    }
  return { join: sql`join lines l on l.id = p.member_id`, times: sql`l.times`, own: sql`l.own` }
}

/** One row of what members have done, the sums of the totals: `turnover, profit, active`, and `deposits, withdrawals, commission`. */
interface Amounts {
  readonly play: SQL
  readonly money: SQL
}

/** By days that are added up: for the whole team of `root`. */
function amountsByDays({ root, figures, period, rolled }: DownlinesAsked): Amounts {
  const teams = { agentIds: [root], rolled }
  const times = figures === 'own' ? sql`1` : sql`p.depth`
  const amount = sql`${times} * (p.incoming + p.outgoing)`
  return {
    play: sql`select * from (
        select sum(${times} * p.turnover) as turnover, sum(${times} * (p.win - p.stake)) as profit from (${teamPlayIn(teams, period)}) p
      ) b cross join (select sum(${times} * p.members) as active from (${teamActiveIn(teams, period)}) p) a`,
    money: sql`select sum(${amount}) filter (where p.kind = 'deposit') as deposits, -sum(${amount}) filter (where p.kind = 'withdrawal') as withdrawals,
        sum(p.incoming + p.outgoing) filter (where p.kind = 'commission') as commission
      from (${teamMoneyIn(teams, period)}) p where p.kind in ('deposit', 'withdrawal', 'commission')`,
  }
}

/** Member by member: `listed` is a subquery of the ids of those in the list. */
function amountsByMembers(asked: DownlinesAsked, listed: SQL, isWhole: boolean): Amounts {
  const { root, figures, period } = asked
  const { join, times, own } = weightsOf(asked, isWhole)
  const joined = wholeDays(period).edges.length > 0 ? idsOfTeam(root) : undefined
  const whose = figures === 'own' ? listed : joined
  return {
    play: sql`select sum(b.times * b.turnover) as turnover, sum(b.times * b.profit) as profit, sum(b.times) as active from (
        select p.member_id, ${times} as times, sum(p.turnover) as turnover, sum(p.win - p.stake) as profit
        from (${playIn(period, whose)}) p ${join} group by 1, 2
      ) b`,
    money: sql`select sum(${times} * (p.incoming + p.outgoing)) filter (where p.kind = 'deposit') as deposits,
        -sum(${times} * (p.incoming + p.outgoing)) filter (where p.kind = 'withdrawal') as withdrawals,
        sum(${own} * (p.incoming + p.outgoing)) filter (where p.kind = 'commission') as commission
      from (${moneyIn(period, whose)}) p ${join} where p.kind in ('deposit', 'withdrawal', 'commission')`,
  }
}

/**
 * Expression `summed`: one row with the totals over all listed members, and how many they are as `listed`. Not for the
 * teams of direct downlines, whose figures are added up head by head.
 */
export function totalsOfHeads(asked: DownlinesAsked): SQL {
  const { root, scope, show, account, period, rolled } = asked
  const isWhole = account === '' && show === ''
  const isTeam = isWhole && scope === 'team'
  const listed = isTeam ? idsOfTeam(root) : sql`select m.id ${people(asked)}`
  const { play, money } =
    isTeam && splitPeriod(rolled, period).days ? amountsByDays(asked) : amountsByMembers(asked, listed, isWhole)
  return sql`
  lines as (
    select id, sum(times) as times, sum(own) as own, sum(near) as near from (
      select m.id, 1 as times, 1 as own, 0 as near ${people(asked)}
      union all select a.member_id, 1, 0, (a.depth = 1)::int from (select m.id ${people(asked)}) h join member_ancestors a on a.ancestor_id = h.id
    ) each group by id
  ),
  summed as (
    select n.listed, n.near as "downlines", n.below as "teamSize", p.balance as "balance", c.deposits as "deposits", c.withdrawals as "withdrawals",
      b.turnover as "turnover", b.profit as "profit", c.commission as "commission", b.active as "active"
    from (${sizesOf(asked, isWhole)}) n
      cross join (select sum(a.balance) as balance from accounts a where a.wallet = 'main' and a.member_id in (${listed})) p
      cross join (${play}) b
      cross join (${money}) c
  )`
}
