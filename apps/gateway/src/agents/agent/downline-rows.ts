import { sql, type SQL } from 'drizzle-orm'
import { wholeDays } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { moneyIn, playIn } from '../../money/index.ts'
import { idsOfTeam } from './team-figures.ts'
import { named } from './team-sql.ts'

/** Which members are listed, and whose figures count for each: its own, or those of its whole team. */
export interface DownlinesAsked {
  /** The agent, or the downline whose team is looked at. */
  readonly root: number
  /** How many levels lie between the agent who asks and `root`. */
  readonly above: number
  readonly scope: 'direct' | 'team'
  readonly show: '' | 'agents' | 'players'
  readonly figures: 'own' | 'team'
  readonly account: string
  readonly period: Period
}

const shown = { '': sql`true`, agents: sql`m.type in (1, 2, 41, 42)`, players: sql`m.type not in (1, 2, 41, 42)` }

const people = ({ root, scope, show, account }: DownlinesAsked): SQL => sql`
    from members m ${scope === 'direct' ? sql`` : sql`join member_ancestors a on a.member_id = m.id and a.ancestor_id = ${root}`}
    where ${scope === 'direct' ? sql`m.upline_id = ${root}` : sql`true`} and ${named(sql`m.username`, { account })} and ${shown[show]}`

/** The listed members by the columns that they are found by; `page` orders and limits them. */
export const headsOf = (asked: DownlinesAsked, page: SQL): SQL => sql`
    select m.id, m.id as "memberId", m.username as "account", m.nickname as "nickname", m.type as "type",
      ${asked.scope === 'direct' ? sql`1` : sql`a.depth`} + ${asked.above}::int as "level", m.upline_id, m.registered_at as "registeredAt" ${people(asked)} ${page}`

/** Everybody whose figures count for one of `heads`, by its `head`. */
const counted = {
  own: sql`select id as head, id from heads`,
  team: sql`select id as head, id from heads union all
    select h.id, a.member_id from heads h join member_ancestors a on a.ancestor_id = h.id`,
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

/** The same, all members in one join: for all heads. */
function byDay(period: Period): SQL {
  // Whole days are found by the join alone; parts of days are read of these members only.
  const whose = wholeDays(period).edges.length > 0 ? sql`select id from counted` : undefined
  return sql`
  played as (
    select b.head, sum(b.turnover) as turnover, sum(b.profit) as profit, count(*) as active from (
      select c.head, c.id, sum(p.turnover) as turnover, sum(p.win - p.stake) as profit
      from counted c join (${playIn(period, whose)}) p on p.member_id = c.id group by 1, 2
    ) b group by 1
  ),
  moved as (
    select c.head, sum(p.incoming + p.outgoing) filter (where p.kind = 'deposit') as deposits,
      -sum(p.incoming + p.outgoing) filter (where p.kind = 'withdrawal') as withdrawals,
      sum(p.incoming + p.outgoing) filter (where p.kind = 'commission' and c.id = c.head) as commission
    from counted c join (${moneyIn(period, whose)}) p on p.member_id = c.id
    where p.kind in ('deposit', 'withdrawal', 'commission') group by 1
  )`
}

/** Expressions over `heads`, a page of them or all, the last `found`: each of them with all of its columns. */
export const rowsOfHeads = ({ figures, period }: DownlinesAsked, heads: 'page' | 'all'): SQL => sql`
  below as (
    select a.ancestor_id as id, count(*) as lines, count(*) filter (where a.depth = 1) as direct
    from heads h join member_ancestors a on a.ancestor_id = h.id group by 1
  ),
  counted as (${counted[figures]}),
  ${heads === 'page' ? byMember(period) : byDay(period)},
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

/**
 * Expression `summed`: one row with the totals over all listed members, and how many they are as `listed`. Not for the
 * teams of direct downlines, whose figures are added up head by head.
 */
export function totalsOfHeads(asked: DownlinesAsked): SQL {
  const { root, scope, show, figures, account, period } = asked
  const isWhole = account === '' && show === ''
  const listed = isWhole && scope === 'team' ? idsOfTeam(root) : sql`select m.id ${people(asked)}`
  const { join, times, own } = weightsOf(asked, isWhole)
  const joined = wholeDays(period).edges.length > 0 ? idsOfTeam(root) : undefined
  const whose = figures === 'own' ? listed : joined
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
      cross join (
        select sum(b.times * b.turnover) as turnover, sum(b.times * b.profit) as profit, sum(b.times) as active from (
          select p.member_id, ${times} as times, sum(p.turnover) as turnover, sum(p.win - p.stake) as profit
          from (${playIn(period, whose)}) p ${join} group by 1, 2
        ) b
      ) b
      cross join (
        select sum(${times} * (p.incoming + p.outgoing)) filter (where p.kind = 'deposit') as deposits,
          -sum(${times} * (p.incoming + p.outgoing)) filter (where p.kind = 'withdrawal') as withdrawals,
          sum(${own} * (p.incoming + p.outgoing)) filter (where p.kind = 'commission') as commission
        from (${moneyIn(period, whose)}) p ${join} where p.kind in ('deposit', 'withdrawal', 'commission')
      ) c
  )`
}
