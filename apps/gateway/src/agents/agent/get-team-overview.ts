import type { getTeamOverview } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import type { Handler } from '../../kernel/http/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { agentOf } from './agent-of.ts'
import { dayOf } from './day-sql.ts'
import { overviewFigures, type TeamFigures } from './overview-figures.ts'
import { overviewPeriods } from './overview-periods.ts'
import { rowsOf } from '../../kernel/db/index.ts'
import { purseOfT } from './team-figures.ts'
import { withTeam } from './team-sql.ts'

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
  const { from, until, before } = await overviewPeriods(call)
  const whole = async (period: Period): Promise<TeamFigures> =>
    (await overviewFigures(db, { agentId, period, bucket: () => sql`0` })).get(0) ?? nothing
  const byDay = await overviewFigures(db, { agentId, period: { from, until }, bucket: dayOf })
  const days: number[] = []
  for (let day = startOfDay(from); day < until; day += dayMs) days.push(day)
  const [team = {}] = await rowsOf(
    db,
    sql`${withTeam(agentId)}
      select count(*) as members, count(*) filter (where t.type in (1, 2, 41, 42)) as agents,
        count(*) filter (where t.registered_at >= ${startOfDay(call.now)}) as fresh, coalesce(sum(p.balance), 0) as balance
      from team t left join lateral ${purseOfT} p on true`,
  )
  return {
    startTime: from,
    endTime: until - 1,
    balance: Number(team['balance']),
    members: Number(team['members']),
    agents: Number(team['agents']),
    newToday: Number(team['fresh']),
    totals: told(await whole({ from, until })),
    before: told(await whole(before)),
    days: days.map((day) => ({ day, ...told(byDay.get(day) ?? nothing) })),
  }
}
