import { expect, test } from 'vitest'
import { commissionsOf } from './commissions-of.ts'

const period = { from: 0, until: 86_400_000 }
const [top, middle, player, other] = [1, 2, 3, 4]
const chains = new Map([
  [middle, [top]],
  [player, [middle, top]],
  [other, [top]],
])
const rates = new Map([
  [top, { RNG: 8_000 }],
  [middle, { RNG: 5_000 }],
  [player, { RNG: 1_000 }],
])
const play = (memberId: number, stake: number, productType = 'RNG') => ({
  memberId,
  productType,
  turnover: stake,
  netLoss: stake / 2,
  theoreticalLoss: 0,
})
const paid = (drafts: ReturnType<typeof commissionsOf>) =>
  Object.fromEntries(drafts.map(({ memberId, amount }) => [memberId, amount]))

test('[AGT-05] a stake pays each rate on the way up once: the own rate less what the downlines have taken', () => {
  const drafts = commissionsOf(period, [play(player, 1_000_000)], chains, rates)
  expect(paid(drafts)).toEqual({ [player]: 1_000, [middle]: 4_000, [top]: 3_000 })
})

test('a downline without a rate leaves all of it to the next one up', () => {
  expect(paid(commissionsOf(period, [play(other, 1_000_000)], chains, rates))).toEqual({ [top]: 8_000 })
})

test('an upline with a lower rate than a downline gets nothing for that stake, and pays nothing', () => {
  const turned = new Map([
    [top, { RNG: 2_000 }],
    [middle, { RNG: 5_000 }],
  ])
  expect(paid(commissionsOf(period, [play(player, 1_000_000)], chains, turned))).toEqual({ [middle]: 5_000 })
})

test('[BEY-11] turnover times rate and the parts of the downlines add up to what is paid', () => {
  const drafts = commissionsOf(
    period,
    [play(player, 1_000_000), play(other, 400_000), play(middle, 100_000)],
    chains,
    rates,
  )
  const draft = drafts.find(({ memberId }) => memberId === top)
  expect(draft).toMatchObject({
    turnover: 1_500_000,
    netLoss: 750_000,
    activeMembers: 3,
    rate: 8_000,
    gross: 12_000,
    adjustments: [{ memberId: middle, amount: -5_500 }],
    adjustment: -5_500,
    amount: 6_500,
  })
})

test('product types are settled apart, and one without a rate pays nothing', () => {
  expect(commissionsOf(period, [play(player, 1_000_000, 'LIVE')], chains, rates)).toEqual([])
})
