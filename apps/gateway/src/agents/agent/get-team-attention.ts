import type { getTeamAttention } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/db/index.ts'
import { wholeDays } from '../../kernel/jobs/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { playIn } from '../../money/index.ts'
import { agentOf } from './agent-of.ts'
import { overviewPeriods } from './overview-periods.ts'
import { idsOfTeam } from './team-figures.ts'
import { inTime } from './team-sql.ts'

const most = 5

/** Whom of the team to look after: the largest changes of turnover, and new members who have paid nothing in. */
export const handleTeamAttention: Handler<typeof getTeamAttention> = async (call) => {
  const { db } = call.gateway
  const { memberId } = agentOf(call)
  const { from, until, before } = await overviewPeriods(call)
  const team = idsOfTeam(memberId)
  // Whole days are found with the team in one join; parts of days are read of the team only.
  const isWhole = [before, { from, until }].every((period) => wholeDays(period).edges.length === 0)
  const whose = isWhole ? undefined : team
  const changed = await rowsOf(
    db,
    sql`with turned as (
      select p.member_id as id, coalesce(sum(p.turnover) filter (where p.at >= ${from}), 0) as turnover,
        coalesce(sum(p.turnover) filter (where p.at < ${from}), 0) as before
      from (${playIn({ from, until }, whose)} union all ${playIn(before, whose)}) p where p.member_id in (${team}) group by 1
    ), largest as (
      select * from turned where turnover <> before order by abs(turnover - before) desc, id limit ${most}
    )
    select m.username as account, t.turnover, t.before from largest t join members m on m.id = t.id
    order by abs(t.turnover - t.before) desc, t.id`,
  )
  const newest = await rowsOf(
    db,
    sql`select m.username as account, m.registered_at as at, count(*) over () as found from members m
    where ${inTime(sql`m.registered_at`, { from, until })} and m.id in (${team})
      and not exists (select from money_days d where d.member_id = m.id and d.kind = 'deposit')
    order by m.registered_at desc, m.id desc limit ${most}`,
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
