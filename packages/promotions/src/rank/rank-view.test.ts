import { expect, test } from 'vitest'
import { rankView, type RankProgress } from './rank-view.ts'

const rank = (rankLevel: number, [total, monthly]: [number, number], rebates: Record<string, number> = {}) => ({
  rankLevel,
  rankName: `VIP${rankLevel}`,
  color: '#93b8ff',
  color2: '#27325a',
  monthlyTurnover: monthly,
  totalTurnover: total,
  upgradeBonus: rankLevel * 100,
  salary: rankLevel > 1 ? rankLevel * 100 : 0,
  rebates,
})

const progress = (more: Partial<RankProgress> = {}): RankProgress => ({
  playerRankName: 'VIP2',
  rankLevel: 2,
  nextRankName: 'VIP3',
  nextRankLevel: 3,
  monthlyTurnover: { actual: 840_000, expected: 1_000_000 },
  totalTurnover: { actual: 4_999_999, expected: 5_000_000 },
  ranks: [
    rank(3, [5_000_000, 1_000_000], { RNG: 0.13, FISH: 0.13, LIVE: 0.02 }),
    rank(1, [200_000, 50_000], { RNG: 0.08, FISH: 0.08, LIVE: 0.01 }),
    rank(2, [1_000_000, 200_000], { LIVE: 0.2, RNG: 0.1, FISH: 0.1 }),
  ],
  terms: null,
  claimDays: null,
  ...more,
})

test('[MEM-02] a rank says what is left of each condition of the next one, and is never full before it is reached', () => {
  const { month, total, next, own } = rankView(progress())
  expect(month).toEqual({ actual: 840_000, expected: 1_000_000, left: 160_000, percent: 84 })
  expect(total).toEqual({ actual: 4_999_999, expected: 5_000_000, left: 1, percent: 99 })
  expect(next).toMatchObject({ name: 'VIP3', level: 3, row: { upgradeBonus: 300 } })
  expect(own?.rankName).toBe('VIP2')
})

test('[MEM-02] the salary of this month is measured by the own rank, not by the next one', () => {
  expect(rankView(progress()).salary).toEqual({ actual: 840_000, expected: 200_000, left: 0, percent: 100 })
  expect(rankView(progress({ rankLevel: 1, playerRankName: 'VIP1' })).salary).toBeNull()
})

test('[MEM-02] the highest rank has no next one, and one without conditions is full', () => {
  const view = rankView(
    progress({
      rankLevel: 3,
      playerRankName: 'VIP3',
      nextRankName: null,
      nextRankLevel: null,
      totalTurnover: { actual: 0, expected: 0 },
    }),
  )
  expect(view.next).toBeNull()
  expect(view.total).toEqual({ actual: 0, expected: 0, left: 0, percent: 100 })
})

test('[MEM-02] ranks stand lowest first, and categories with equal rates are one group, the best of the own rank first', () => {
  const { ranks, rebates } = rankView(progress())
  expect(ranks.map(({ rankLevel }) => rankLevel)).toEqual([1, 2, 3])
  expect(rebates.map(({ categories }) => categories)).toEqual([['LIVE'], ['RNG', 'FISH']])
  expect(rebates[1]?.rates.get(3)).toBe(0.13)
})

test('[MEM-02] a platform that lists no ranks, and an account without one, leave what they do not know out', () => {
  const view = rankView(progress({ playerRankName: ' ', rankLevel: 0, ranks: [] }))
  expect(view).toMatchObject({ name: '', own: null, salary: null, ranks: [], rebates: [], next: { row: null } })
})
