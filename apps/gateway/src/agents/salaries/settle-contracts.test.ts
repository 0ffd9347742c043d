import { expect, test } from 'vitest'
import type { Contract } from '../contracts/kinds.ts'
import type { Tier } from '../../kernel/db/tables/index.ts'
import type { Period } from '../../kernel/jobs/job.ts'
import type { Play } from './plays.ts'
import { settleContracts, type Settlement } from './settle-contracts.ts'

const period = { from: 1_000, until: 2_000 }
const [top, middle, player] = [1, 2, 3]
const chains = new Map([
  [middle, [top]],
  [player, [middle, top]],
])
const percent = (rate: number, minimumBet = 0, activeMember = 0, netLoss = 0): Tier => ({
  minimumBet,
  netLoss,
  activeMember,
  rateType: 'P',
  rate: rate * 10_000,
})

let nextId = 1
const contract = (memberId: number, tiers: readonly Tier[], changes: Partial<Contract> = {}): Contract => ({
  id: nextId++,
  kind: 'daily',
  category: 'CONS',
  uplineId: memberId === top ? null : top,
  memberId,
  period: 'daily',
  tiers,
  status: 'accepted',
  proposedBy: null,
  proposedAt: null,
  endRefusedAt: null,
  rejectReason: null,
  offeredAt: 0,
  acceptedAt: 0,
  endedAt: null,
  endReason: null,
  ...changes,
})

const byHouse = { uplineId: null }

type Timed = Play & { readonly at: number }
const play = (stake: number, at = 1_500, productType = 'RNG', win = 0): Timed => ({
  memberId: player,
  productType,
  turnover: stake,
  netLoss: stake - win,
  theoreticalLoss: stake,
  at,
})

const settle = (contracts: readonly Contract[], plays: readonly Timed[], changes: Partial<Settlement> = {}) =>
  settleContracts({
    period,
    kind: 'daily',
    contracts,
    inForce: contracts,
    chains,
    carries: new Map(),
    downlinePayments: [],
    plays: async ({ from, until }: Period) => plays.filter(({ at }) => at >= from && at < until),
    ...changes,
  })

test('the step that pays most of those that are reached counts; an amount is paid once', async () => {
  const tiers = [percent(0.1), percent(0.3, 50_000, 2), { ...percent(0, 40_000), rateType: 'A' as const, rate: 90 }]
  expect(await settle([contract(middle, tiers, byHouse)], [play(30_000)])).toMatchObject([
    { rateType: 'P', rate: 1_000, gross: 30, amount: 30 },
  ])
  expect(await settle([contract(middle, tiers, byHouse)], [play(45_000)])).toMatchObject([
    { rateType: 'A', rate: 90, gross: 90, amount: 90 },
  ])
  expect(await settle([contract(middle, tiers, byHouse)], [])).toMatchObject([{ rate: 0, amount: 0 }])
})

test('[BEY-11] what is due to downlines for the same turnover is taken off, and the parts add up', async () => {
  const drafts = await settle([contract(top, [percent(0.5)]), contract(middle, [percent(0.3)])], [play(100_000)])
  expect(drafts.map(({ memberId, gross, adjustment, amount }) => ({ memberId, gross, adjustment, amount }))).toEqual([
    { memberId: middle, gross: 300, adjustment: 0, amount: 300 },
    { memberId: top, gross: 500, adjustment: -300, amount: 200 },
  ])
})

test('a salary is paid as far as the contract above reaches: no house pays for what that cannot bear', async () => {
  const drafts = await settle([contract(top, [percent(0.1)]), contract(middle, [percent(0.3)])], [play(100_000)])
  expect(drafts).toMatchObject([
    { memberId: middle, gross: 300, adjustments: [{ memberId: top, amount: -200 }], amount: 100 },
    { memberId: top, gross: 100, adjustment: -100, amount: 0 },
  ])
})

test('an amount that was handed on to five agents is paid once, however many of them reach it', async () => {
  const fixed: Tier = { minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'A', rate: 1_200 }
  const agents = [10, 11, 12, 13, 14]
  const chainsBelow = new Map(
    agents.flatMap((agent): [number, number[]][] => [
      [agent, [top]],
      [agent + 100, [agent, top]],
    ]),
  )
  const contracts = [
    contract(top, [{ ...fixed, minimumBet: 200_000 }]),
    ...agents.map((agent) => contract(agent, [fixed], { uplineId: top })),
  ]
  const paid = async (stake: number) => {
    const plays = agents.map((agent) => ({ ...play(stake), memberId: agent + 100 }))
    return (await settle(contracts, plays, { chains: chainsBelow })).reduce((sum, { amount }) => sum + amount, 0)
  }
  expect(await paid(100)).toBe(0)
  expect(await paid(200_000)).toBe(1_200)
})

test('what a contract for a category gives less than the one for all is not paid by the house', async () => {
  const contracts = [
    contract(top, [percent(1)]),
    contract(top, [percent(0.1)], { category: 'LIVE' }),
    contract(middle, [percent(1)]),
  ]
  const drafts = await settle(contracts, [play(10_000), play(100_000, 1_500, 'LIVE')])
  expect(drafts.reduce((sum, { amount }) => sum + amount, 0)).toBe(200)
})

test('the share of three levels is borne from the top: nobody is paid what those above cannot give', async () => {
  const chain = new Map([
    [middle, [top]],
    [4, [middle, top]],
    [player, [4, middle, top]],
  ])
  const contracts = [
    contract(top, [percent(0.2)]),
    contract(middle, [percent(0.5)]),
    contract(4, [percent(0.4)], { uplineId: middle }),
  ]
  const drafts = await settle(contracts, [play(100_000)], { chains: chain })
  expect(drafts.map(({ memberId, amount }) => [memberId, amount])).toEqual([
    [4, 200],
    [middle, 0],
    [top, 0],
  ])
})

test('a stake is counted once: a contract for a category takes it out of the one for all', async () => {
  const contracts = [contract(middle, [percent(1)]), contract(middle, [percent(2)], { category: 'RNG' })]
  const drafts = await settle(contracts, [play(10_000), play(5_000, 1_500, 'LIVE')])
  expect(drafts.map(({ category, turnover }) => [category, turnover])).toEqual([
    ['CONS', 5_000],
    ['RNG', 10_000],
  ])
})

test('a contract counts from its acceptance to its end, and its successor from there', async () => {
  const old = contract(middle, [percent(1)], {
    ...byHouse,
    status: 'terminated',
    endedAt: 1_600,
    endReason: 'replaced',
  })
  const fresh = contract(middle, [percent(2)], { ...byHouse, acceptedAt: 1_600 })
  const drafts = await settle([old, fresh], [play(1_000, 1_599), play(2_000, 1_600)])
  expect(drafts.map(({ from, until, turnover, amount }) => [from, until, turnover, amount])).toEqual([
    [1_000, 1_600, 1_000, 10],
    [1_600, 2_000, 2_000, 40],
  ])
})

test('a dividend pays on the net loss and carries a loss of the operator into the next period', async () => {
  const contracts = [contract(middle, [percent(10, 0, 0, 1_000)], { kind: 'dividend' })]
  const [lost] = await settle(contracts, [play(10_000, 1_500, 'RNG', 14_000)], { kind: 'dividend' })
  expect(lost).toMatchObject({ netLoss: -4_000, carryIn: 0, carryOut: -4_000, amount: 0 })
  const carries = new Map([[`${middle}/CONS`, -4_000]])
  const [won] = await settle(contracts, [play(10_000)], { kind: 'dividend', carries })
  expect(won).toMatchObject({ netLoss: 10_000, carryIn: -4_000, carryOut: 0, gross: 600, amount: 600 })
  const [below] = await settle(contracts, [play(4_500)], { kind: 'dividend', carries })
  expect(below).toMatchObject({ carryIn: -4_000, carryOut: 0, amount: 0 })
})

test('a dividend pays on the net loss as far as the turnover bears it: a loss that another account won earns nothing', async () => {
  const contracts = [contract(middle, [percent(10)], { kind: 'dividend' })]
  const lost = { ...play(100_000), theoreticalLoss: 1_057 }
  const [unlucky] = await settle(contracts, [lost], { kind: 'dividend' })
  expect(unlucky).toMatchObject({ netLoss: 100_000, gross: 105, amount: 105 })
  const [usual] = await settle(contracts, [{ ...lost, netLoss: 800 }], { kind: 'dividend' })
  expect(usual).toMatchObject({ netLoss: 800, gross: 80 })
})

test('a contract bears what shorter periods have paid to downlines in its categories, once', async () => {
  const contracts = [
    contract(top, [percent(10)], { kind: 'dividend' }),
    contract(top, [percent(10)], { kind: 'dividend', category: 'LIVE' }),
  ]
  const downlinePayments = ['RNG', 'LIVE'].map((category, at) => ({
    uplineId: top,
    memberId: middle,
    category,
    amount: 100 + at,
  }))
  const drafts = await settle(contracts, [play(10_000), play(10_000, 1_500, 'LIVE')], {
    kind: 'dividend',
    downlinePayments,
  })
  expect(drafts.map(({ category, gross, adjustment, amount }) => [category, gross, adjustment, amount])).toEqual([
    ['CONS', 1_000, -100, 900],
    ['LIVE', 1_000, -101, 899],
  ])
})
