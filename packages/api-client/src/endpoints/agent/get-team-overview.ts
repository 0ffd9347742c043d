import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
import { timeWindow } from './paging.ts'

const figures = {
  deposits: money,
  withdrawals: money,
  turnover: money,
  win: money,
  /** Wins less stakes of the team. */
  profit: money,
  /** What this agent was paid: commissions, dividends and salaries. */
  income: money,
  activeMembers: v.number(),
  newMembers: v.number(),
}

const day = v.object({ day: v.number(), ...figures })

const shape = v.object({
  startTime: v.number(),
  endTime: v.number(),
  balance: money,
  members: v.number(),
  agents: v.number(),
  newToday: v.number(),
  totals: v.object(figures),
  /** The same figures of the stretch of the same length before. */
  before: v.object(figures),
  days: sideList(day),
})

/** How the team does: totals, what they were before, and day by day. */
export type TeamOverview = v.InferOutput<typeof shape>

/**
 * How the team does in a period (the last 14 days in the platform's time zone when none is given, at most 92 days): the
 * money in its main wallets, totals with those of the stretch before, and a row for each day. Sums in minor units,
 * times in milliseconds. Codes: records.period.archived, in_need_true_account. Source: contract 3.12.
 */
export const getTeamOverview = defineEndpoint({
  name: 'getTeamOverview',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewSum',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object(timeWindow),
  response: shape,
})
