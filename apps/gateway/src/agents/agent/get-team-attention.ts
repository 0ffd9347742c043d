import type { getTeamAttention } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { agentOf } from './agent-of.ts'
import { overviewPeriods } from './overview-periods.ts'
import { betsOfT, memberT } from './team-figures.ts'
import { inTime, withTeam } from './team-sql.ts'

const most = 5

/** Whom of the team to look after: the largest changes of turnover, and new members who have paid nothing in. */
export const handleTeamAttention: Handler<typeof getTeamAttention> = async (call) => {
  const { db } = call.gateway
  const { memberId } = agentOf(call)
  const { from, until, before } = await overviewPeriods(call)
  const changed = await rowsOf(
    db,
    sql`${withTeam(memberId)},
    turned as (
      select t.id, t.username, coalesce(n.turnover, 0) as turnover, coalesce(b.turnover, 0) as before
      from team t left join lateral ${betsOfT({ from, until })} n on true left join lateral ${betsOfT(before)} b on true
    )
    select username as account, turnover, before from turned where turnover <> before
    order by abs(turnover - before) desc, id limit ${most}`,
  )
  const newest = await rowsOf(
    db,
    sql`${withTeam(memberId)}
    select t.username as account, t.registered_at as at, count(*) over () as found from team t
    where ${inTime(sql`t.registered_at`, { from, until })} and not exists (
      select from accounts a join entries e on e.account_id = a.id join transfers x on x.id = e.transfer_id
      where a.member_id = ${memberT} and x.kind = 'deposit'
    )
    order by t.registered_at desc, t.id desc limit ${most}`,
  )
  return {
    startTime: from,
    endTime: until - 1,
    changed: changed.map((row) => ({
      account: String(row['account']),
      turnover: Number(row['turnover']),
      before: Number(row['before']),
    })),
    withoutDeposit: Number(newest[0]?.['found'] ?? 0),
    newest: newest.map((row) => ({ account: String(row['account']), registeredAt: Number(row['at']) })),
  }
}
