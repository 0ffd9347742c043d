import { expect, test } from 'vitest'
import type { Tier } from '../../kernel/db/index.ts'
import { byStep } from './by-step.ts'

const tier = (minimumBet: number, rate: number, netLoss = 0): Tier => ({
  minimumBet,
  netLoss,
  activeMember: 1,
  rateType: 'P',
  rate,
})
const played = (bucket: number, turnover: number, netLoss = 0) => ({
  bucket,
  turnover,
  netLoss,
  theoreticalLoss: turnover,
  activeMembers: 2,
})

test('[BEY-10] every period stands once, by the step that pays on each side, those without play too', () => {
  const [low, high, offered] = [tier(1_000, 1_000), tier(5_000, 2_000), tier(2_000, 1_500)]
  const periods = [played(1, 500), played(2, 1_500), played(3, 3_000), played(4, 6_000), played(6, 7_000)]
  expect(byStep('daily', [[low, high], [offered]], periods, 31)).toEqual([
    { steps: [null, null], periods: 27, turnover: 500, netLoss: 0, paid: [0, 0] },
    { steps: [low, null], periods: 1, turnover: 1_500, netLoss: 0, paid: [1, 0] },
    { steps: [low, offered], periods: 1, turnover: 3_000, netLoss: 0, paid: [3, 4] },
    { steps: [high, offered], periods: 2, turnover: 13_000, netLoss: 0, paid: [26, 19] },
  ])
})

test('[BEY-10] a dividend reaches a step by what is left after the loss that was carried in', () => {
  const step = tier(0, 100_000, 1_000)
  const periods = [played(1, 5_000, -800), played(2, 5_000, 1_500), played(3, 5_000, 1_500)]
  expect(byStep('dividend', [[step]], periods, 3)).toEqual([
    { steps: [null], periods: 2, turnover: 10_000, netLoss: 700, paid: [0] },
    { steps: [step], periods: 1, turnover: 5_000, netLoss: 1_500, paid: [150] },
  ])
})
