import type { listDownlines } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
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
} as const

const totals = ['downlines', 'balance', 'deposits', 'withdrawals', 'turnover', 'profit', 'commission'] as const

const shown = { '': sql`true`, agents: sql`t.type in (1, 2, 41, 42)`, players: sql`t.type not in (1, 2, 41, 42)` }

/** The team of this agent, or of one of its downlines. @throws DomainError agent.downline.unknown */
export const handleListDownlines: Handler<typeof listDownlines> = async (call) => {
  const { db } = call.gateway
  const { memberId, username } = agentOf(call)
  const { upline, scope, show, ...wanted } = call.request
  const period = await storedTeamPeriodOf(call)
  const own = upline === '' || upline.toLowerCase() === username.toLowerCase()
  const root = own ? memberId : (await downlineOf(db, memberId, upline)).id
  const above = own ? 0 : ((await ancestorsOf(db, [root])).get(root) ?? []).indexOf(memberId) + 1
  const found = sql`${withTeam(root)},
  lines as (
    with recursive above as (
      select id, upline_id from team union all select a.id, t.upline_id from above a join team t on t.id = a.upline_id
    ) select upline_id as id, count(*) as size from above group by upline_id
  ),
  direct as (select upline_id as id, count(*) as size from team group by upline_id),
  found as (
    select t.id as "memberId", t.username as "account", t.nickname as "nickname", t.type as "type", t.level + ${above}::int as "level",
      t.upline as "upline", t.registered_at as "registeredAt", s.at as "lastSeenAt",
      coalesce(d.size, 0) as "downlines", coalesce(l.size, 0) as "teamSize", coalesce(p.balance, 0) as "balance",
      coalesce(c.deposits, 0) as "deposits", coalesce(c.withdrawals, 0) as "withdrawals", coalesce(b.turnover, 0) as "turnover",
      coalesce(b.win, 0) - coalesce(b.stake, 0) as "profit", coalesce(c.commission, 0) as "commission"
    from team t left join direct d on d.id = t.id left join lines l on l.id = t.id left join lateral ${purseOfT} p on true
      left join lateral ${cashOfT(period)} c on true left join lateral ${betsOfT(period)} b on true
      left join lateral (select max(seen_at) as at from sessions where member_id = t.id) s on true
    where ${scope === 'direct' ? sql`t.level = 1` : sql`true`} and ${named(sql`t.username`, wanted)} and ${shown[show]}
  )`
  return tablePage(db, { found, columns, totals, key: 'memberId' }, wanted)
}
