import { expect, test } from 'vitest'
import { drawStrategies } from '../../../collusion/draw-strategies.ts'
import { bonusesPay, monthlyBonuses } from '../../../collusion/bonuses.ts'
import { sportsbookStrategies } from '../../../collusion/sportsbook-strategies.ts'
import { machineStrategies } from '../../../collusion/machine-strategies.ts'
import { gamesOf, mayGain, simulateGroup } from '../../../collusion/simulate-group.ts'
import { tableStrategies } from '../../../collusion/table-strategies.ts'
import { seededChance } from '../../../rtp/seeded-chance.ts'
import { simulate } from '../../../rtp/simulate.ts'
import type { PromotionTerms } from '../../kernel/db/values/terms.ts'
import { houseEdge } from '../../play/engines/house-edge.ts'
import { freeTerms, playOnly, wageringMultiplier } from '../../rewards/promotions/terms.ts'

type Bonuses = typeof monthlyBonuses

const strategies = [...tableStrategies, ...sportsbookStrategies, ...machineStrategies, ...drawStrategies]
const named = (part: string) => {
  const found = strategies.find(({ name }) => name.startsWith(part))
  if (!found) throw new Error(`there is no strategy ${part}`)
  return found
}

const group = (name: string, moves: number, scale: number, changes: { asStakes?: boolean; bonuses?: Bonuses } = {}) =>
  simulateGroup(named(name), 56 * moves, seededChance(1), {
    moves,
    scale,
    asStakes: false,
    games: gamesOf(named(name), seededChance(2)),
    ...changes,
  })

test.each([
  'baccarat: Banker alone',
  'baccarat: Player and Banker',
  'rooms: 5 at a table',
  'crash: out at 2.00',
  'slot',
  'fishing/sprat',
  'sportsbook: result, every pick by another account',
])('%s: all programmes together pay a group less than the operator keeps, however it plays', async (name) => {
  for (const moves of [1, 20])
    for (const scale of [0.1, 1, 10, 100]) {
      const found = await group(name, moves, scale)
      const { paid, turnover } = found
      expect(mayGain(found)).toBe(false)
      expect(paid).toBeLessThanOrEqual((turnover * houseEdge(named(name).category)) / 1_000_000 + 1e-9)
    }
})

test('Player and Banker together earn next to nothing, and as stakes they would earn twenty times as much', async () => {
  const [valid, stakes] = [
    await group('baccarat: Player and Banker', 20, 1),
    await group('baccarat: Player and Banker', 20, 1, { asStakes: true }),
  ]
  expect(valid.turnover).toBeCloseTo(0.025, 6)
  expect(stakes.turnover).toBe(1)
  expect(stakes.paid).toBeGreaterThan(20 * valid.paid)
  expect(valid.games + valid.paid).toBeLessThan(0)
})

test('what games are said to give exactly is what moves give', () => {
  const exact = strategies.filter((strategy) => strategy.exact !== undefined)
  expect(exact.length).toBeGreaterThan(60)
  for (const { name, play, exact: stated = 0 } of exact) {
    const whole = (random: Parameters<typeof play>[0]) =>
      play(random).reduce((sum, { stake, win }) => ({ stake: sum.stake + stake, win: sum.win + win }), {
        stake: 0,
        win: 0,
      })
    const { share, half } = simulate({ play: whole }, 1_000, seededChance(3))
    expect(Math.abs(share - stated), name).toBeLessThanOrEqual(2 * half + 1e-9)
  }
})

test('a group may gain as soon as the upper end of its interval is above nothing', () => {
  expect(mayGain({ net: -0.003, half: 0.004 })).toBe(true)
  expect(mayGain({ net: -0.003, half: 0.002 })).toBe(false)
  expect(mayGain({ net: 0, half: 0 })).toBe(false)
})

test('every bonus that asks for no person is in the drill', () => {
  expect(monthlyBonuses.map(({ name, most }) => [name, most])).toEqual([
    ['promotion 102 (REFERRAL)', 300_000],
    ['promotion 105 (DEPOSIT)', 500_000],
    ['log-ins', 22_800],
    ['code VESPER88', 8_800],
    ['code MABUHAY', 2_100],
    ['code SALAMAT5', 500],
  ])
  expect(bonusesPay(monthlyBonuses, 'SPORTS', 10_000_00)).toEqual({ afterPlay: 200_00, toStake: 0 })
  expect(bonusesPay(monthlyBonuses, 'SPORTS', 1_000_000_00)).toEqual({ afterPlay: 8_114_00, toStake: 0 })
  expect(bonusesPay(monthlyBonuses, 'LIVE', 10_000_00)).toEqual({ afterPlay: 0, toStake: 0 })
})

test.each<[string, PromotionTerms]>([
  ['promotion 105 (DEPOSIT)', wageringMultiplier(8, 30)],
  ['promotion 102 (REFERRAL)', wageringMultiplier(1, 30)],
  ['log-ins', freeTerms],
  ['code VESPER88', wageringMultiplier(3, 14)],
  ['code MABUHAY', wageringMultiplier(1, 7)],
  ['code SALAMAT5', freeTerms],
])('%s under terms that let it be staked makes a group gain, and as it stands none does', async (changed, terms) => {
  const farm = (bonuses: Bonuses) => group('baccarat: Banker alone', 1, 0.1, { bonuses })
  const before = monthlyBonuses.map((bonus) => (bonus.name === changed ? { ...bonus, terms } : bonus))
  expect(before).not.toEqual(monthlyBonuses)
  expect(mayGain(await farm(before))).toBe(true)
  expect(mayGain(await farm(monthlyBonuses))).toBe(false)
  const played = monthlyBonuses.map((bonus) => (bonus.name === changed ? { ...bonus, terms: playOnly(7) } : bonus))
  expect(mayGain(await farm(played))).toBe(false)
})
