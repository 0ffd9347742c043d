import { getTeamOverview } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'
import { overviewQuery } from './queries.ts'
import { daysOf, teamPeriod, teamView } from './team-view.ts'

const today = '2026-11-21'
const figures = {
  deposits: 10,
  withdrawals: 4,
  turnover: 100,
  win: 90,
  profit: -10,
  income: 1,
  activeMembers: 3,
  newMembers: 1,
}

test('[AGT-02] the overview opens with fourteen days; more than 92, or days to come, are put right', () => {
  expect(teamView({}, today)).toEqual({ from: '2026-11-08', to: today })
  expect(daysOf(teamView({ from: '2020-01-01', to: '2030-01-01' }, today))).toBe(92)
  expect(teamView({ from: 'x', to: '2026-11-02' }, today)).toEqual({ from: '2026-10-20', to: '2026-11-02' })
})

test('[AGT-07] days are those of the house, wherever the agent is', () => {
  expect(teamPeriod({ from: today, to: today }, 'Asia/Manila')).toEqual({
    startTime: Date.UTC(2026, 10, 20, 16),
    endTime: Date.UTC(2026, 10, 21, 16) - 1,
  })
})

test('[AGT-07] a change is told against the stretch before, and not where there is none', () => {
  expect(changeOf(108.4, 100)).toEqual({ way: 'up', percent: expect.closeTo(8.4) as number })
  expect(changeOf(-50, -100)).toMatchObject({ way: 'up', percent: 50 })
  expect(changeOf(5, 0)).toBeNull()
  expect(changeOf(5, 5)).toBeNull()
  expect([changeOf(50, -10), changeOf(-10, 50)]).toEqual([null, null])
})

test('[AGT-02] sums of the team come in minor units, each account under its own key', async () => {
  const wire = {
    startTime: 0,
    endTime: 1,
    balance: 186.42,
    members: 214,
    agents: 9,
    newToday: 9,
    totals: figures,
    before: figures,
    days: [{ day: 0, ...figures }],
  }
  const api = createTestClient(createFakeServer().answer(getTeamOverview, wire), {
    tokens: { get: () => 't', expired: () => undefined },
  })
  const query = overviewQuery(api, 'marcobay01', teamView({}, today), 'Asia/Manila')
  expect(await query.queryFn()).toMatchObject({ balance: 18_642, totals: { profit: -1000 } })
  expect([query.queryKey[0], query.queryKey.at(-1)]).toEqual(['getTeamOverview', 'marcobay01'])
})
