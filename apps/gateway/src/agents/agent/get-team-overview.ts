import type { getTeamOverview } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import type { Handler } from '../../kernel/http/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import { agentOf } from './agent-of.ts'
import { overviewFigures, type TeamFigures } from './overview-figures.ts'
import { overviewPeriods } from './overview-periods.ts'
import { inSnapshot, rowsOf } from '../../kernel/db/index.ts'

const nothing: TeamFigures = {
  deposits: 0,
  withdrawals: 0,
  turnover: 0,
  stake: 0,
  win: 0,
  income: 0,
  activeMembers: 0,
  newMembers: 0,
}

const told = ({ deposits, withdrawals, turnover, stake, win, income, activeMembers, newMembers }: TeamFigures) => ({
  deposits,
  withdrawals,
  turnover,
  win,
  profit: win - stake,
  income,
  activeMembers,
  newMembers,
})

/** How the team of this agent does: money, people, totals beside those before, and every day of the period. */
export const handleTeamOverview: Handler<typeof getTeamOverview> = async (call) => {
  const { db } = call.gateway
  const { memberId: agentId } = agentOf(call)
  const periods = await overviewPeriods(call)
  const { from, until } = periods
  const figures = await inSnapshot(db, (tx) => overviewFigures(tx, agentId, periods))
  const days: number[] = []
  for (let day = startOfDay(from); day < until; day += dayMs) days.push(day)
  const [team = {}] = await rowsOf(
    db,
    sql`select count(*) as members, count(*) filter (where m.type in (1, 2, 41, 42)) as agents,
        count(*) filter (where m.registered_at >= ${startOfDay(call.now)}) as fresh, coalesce(sum(p.balance), 0) as balance
      from member_ancestors a join members m on m.id = a.member_id left join accounts p on p.member_id = m.id and p.wallet = 'main'
      where a.ancestor_id = ${agentId}`,
  )
  return {
    startTime: from,
    endTime: until - 1,
    balance: Number(team['balance']),
    members: Number(team['members']),
    agents: Number(team['agents']),
    newToday: Number(team['fresh']),
    totals: told(figures.totals),
    before: told(figures.before),
    days: days.map((day) => ({ day, ...told(figures.days.get(day) ?? nothing) })),
  }
}
