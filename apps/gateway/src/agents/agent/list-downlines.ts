import type { listDownlines } from '@parlour/api-client/endpoints'
import { inArray, sql } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { agentOf } from './agent-of.ts'
import { ancestorsOf, downlineOf } from '../../identity/index.ts'
import { tablePage } from './table-page.ts'
import { betsOfT, cashOfT, purseOfT } from './team-figures.ts'
import { storedTeamPeriodOf, named, withTeam } from './team-sql.ts'

const columns = {
  memberId: 'number',
  account: 'text',
  nickname: 'text?',
  type: 'number',
  level: 'number',
  upline: 'text',
  registeredAt: 'number',
  lastSeenAt: 'number?',
  downlines: 'number',
  teamSize: 'number',
  balance: 'money',
  deposits: 'money',
  withdrawals: 'money',
  turnover: 'money',
  profit: 'money',
  commission: 'money',
  active: 'number',
} as const

const totals = [
  'downlines',
  'teamSize',
  'balance',
  'deposits',
  'withdrawals',
  'turnover',
  'profit',
  'commission',
  'active',
] as const

const shown = { '': sql`true`, agents: sql`t.type in (1, 2, 41, 42)`, players: sql`t.type not in (1, 2, 41, 42)` }

/** Whose figures count for each member that is found (`heads`): its own, or those of everybody beneath it as well. */
const counted = {
  own: sql`select id as head, id from heads`,
  team: sql`select id as head, id from heads union all
    select h.id, a.member_id from heads h join member_ancestors a on a.ancestor_id = h.id`,
}

/** The names of these members, in their order. */
async function namesOf(db: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(inArray(members.id, [...ids]))
  const names = new Map(rows.map(({ id, username }) => [id, username]))
  return ids.flatMap((id) => names.get(id) ?? [])
}

/** The team of this agent, or of one of its downlines. @throws DomainError agent.downline.unknown */
export const handleListDownlines: Handler<typeof listDownlines> = async (call) => {
  const { db } = call.gateway
  const { memberId, username } = agentOf(call)
  const { upline, scope, show, figures, ...wanted } = call.request
  const period = await storedTeamPeriodOf(call)
  const own = upline === '' || upline.toLowerCase() === username.toLowerCase()
  const root = own ? memberId : (await downlineOf(db, memberId, upline)).id
  const chain = own ? [] : ((await ancestorsOf(db, [root])).get(root) ?? [])
  const above = own ? 0 : chain.indexOf(memberId) + 1
  const found = sql`${withTeam(root)},
  heads as (
    select * from team t
    where ${scope === 'direct' ? sql`t.level = 1` : sql`true`} and ${named(sql`t.username`, wanted)} and ${shown[show]}
  ),
  below as (
    select a.ancestor_id as id, count(*) as lines, count(*) filter (where a.depth = 1) as direct
    from heads h join member_ancestors a on a.ancestor_id = h.id group by 1
  ),
  counted as (${counted[figures]}),
  did as (
    select t.id, c.deposits, c.withdrawals, b.turnover, b.win - b.stake as profit, b.rounds > 0 as active
    from (select distinct id from counted) t left join lateral ${cashOfT(period)} c on true left join lateral ${betsOfT(period)} b on true
  ),
  sums as (
    select c.head, sum(d.deposits) as deposits, sum(d.withdrawals) as withdrawals, sum(d.turnover) as turnover,
      sum(d.profit) as profit, count(*) filter (where d.active) as active
    from counted c join did d on d.id = c.id group by c.head
  ),
  found as (
    select t.id as "memberId", t.username as "account", t.nickname as "nickname", t.type as "type", t.level + ${above}::int as "level",
      t.upline as "upline", t.registered_at as "registeredAt", s.at as "lastSeenAt",
      coalesce(l.direct, 0) as "downlines", coalesce(l.lines, 0) as "teamSize", coalesce(p.balance, 0) as "balance",
      coalesce(f.deposits, 0) as "deposits", coalesce(f.withdrawals, 0) as "withdrawals", coalesce(f.turnover, 0) as "turnover",
      coalesce(f.profit, 0) as "profit", coalesce(c.commission, 0) as "commission", coalesce(f.active, 0) as "active"
    from heads t left join below l on l.id = t.id left join lateral ${purseOfT} p on true
      left join sums f on f.head = t.id left join lateral ${cashOfT(period)} c on true
      left join lateral (select max(seen_at) as at from sessions where member_id = t.id) s on true
  )`
  const page = await tablePage(db, { found, columns, totals, key: 'memberId' }, wanted)
  return { ...page, trail: own ? [] : await namesOf(db, [...chain.slice(0, above - 1).toReversed(), root]) }
}
