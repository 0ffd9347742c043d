import type { ContractStanding } from '@parlour/api-client/endpoints'
import { expect, it } from 'vitest'
import { agentPages, contractFlags, isPageOpen, standingView, untilSettled } from '../index.ts'

const tier = (minimumBet: number, rate: number, netLoss = 0, activeMember = 2) => ({
  minimumBet,
  netLoss,
  activeMember,
  rateType: 'P' as const,
  rate,
})
const standing = (more: Partial<ContractStanding>): ContractStanding => ({
  contractId: 7001,
  category: 'CONS',
  period: 'daily',
  startTime: 0,
  endTime: 86_400_000,
  endedAt: null,
  theoreticalLoss: null,
  turnover: 150_000,
  netLoss: 0,
  carryIn: 0,
  activeMembers: 3,
  due: 105,
  tiers: [tier(30_000, 0.0007), tier(200_000, 0.001, 0, 4)],
  ...more,
})

it('[AGT-03] a page due by contract is there with its flag alone', () => {
  const none = contractFlags(undefined)
  const due = ['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'] as const
  expect(agentPages.filter((page) => !isPageOpen(page, none))).toEqual(due)
  const row = { CONS: [{}] }
  const flags = contractFlags({
    contracthoursalinfo: row,
    divtypeinfo: { CONS: [] },
    realtimesalinfotype: null,
  } as never)
  expect(flags).toEqual({
    dailySalary: false,
    hourSalary: true,
    salary: false,
    agentRealtimeSalary: false,
    enableCt: false,
  })
  expect(due.filter((page) => isPageOpen(page, flags))).toEqual(['agentHourSalary'])
})

it('[AGT-05] a contract says where one stands, and what the next step asks for and pays', () => {
  const { steps, next } = standingView('daily', standing({}))
  expect(steps.map(({ reached }) => reached)).toEqual([true, false])
  // 3 of 4 players and 1,500 of 2,000 are three quarters both.
  expect(next).toMatchObject({ percent: 75, pays: 200, term: { rate: 0.001 } })
  expect(standingView('daily', standing({ turnover: 300_000, activeMembers: 4 })).next).toBeNull()
  expect(standingView('daily', standing({ turnover: 0, activeMembers: 0 })).next).toMatchObject({
    percent: 0,
    pays: 21,
  })
  const amount = { ...tier(200_000, 1_200), rateType: 'A' as const }
  expect(standingView('hourly', standing({ tiers: [amount] })).next?.pays).toBe(1_200)
})

it('[AGT-05] a salary reaches its steps also while players win', () => {
  const { steps, next } = standingView('hourly', standing({ netLoss: -500 }))
  expect(steps.map(({ reached }) => reached)).toEqual([true, false])
  expect(next).toMatchObject({ term: { rate: 0.001 } })
})

it('[AGT-05] a loss that was carried in counts against a dividend', () => {
  const tiers = [tier(0, 0.05, 10_000, 0)]
  const dividend = standing({ tiers, netLoss: 12_000, carryIn: -4_000 })
  expect(standingView('dividend', dividend)).toMatchObject({
    have: { netLoss: 8_000 },
    next: { percent: 80, pays: 500, loss: 10_000 },
  })
  expect(standingView('dividend', standing({ tiers, netLoss: -500 })).next?.percent).toBe(0)
})

it('[AGT-05] a dividend promises no more than the platform keeps of the bets that the step asks for', () => {
  const row = standing({ tiers: [tier(600_000, 0.05)], netLoss: 90_000, theoreticalLoss: 4_500 })
  // 1,500 bet of 6,000: the platform keeps four times 45 of those, less than the loss of 900.
  expect(standingView('dividend', row).next).toMatchObject({ loss: 18_000, pays: 900 })
  expect(standingView('dividend', standing({ ...row, theoreticalLoss: 45_000 })).next).toMatchObject({ loss: 90_000 })
})

it('[AGT-05] figures are read again once the period is settled', () => {
  expect(untilSettled([{ endTime: 30_000 }, { endTime: 900_000 }], 0)).toBe(35_000)
  // A month is longer than the longest timer of a browser, which would then fire at once.
  expect(untilSettled([{ endTime: 30 * 86_400_000 }], 0)).toBe(60_000)
  expect(untilSettled([{ endTime: 1 }], 900_000)).toBe(5_000)
  expect(untilSettled([], 0)).toBe(false)
})
