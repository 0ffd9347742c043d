import { expect, test } from 'vitest'
import { nextRank, ranks, rebateRate, reachedLevel } from './ranks.ts'
import { clubLabel } from '../../identity/member/club-label.ts'

test('ranks stand at their level and ask for more and more, and give more and more', () => {
  ranks.forEach((rank, at) => {
    expect(rank.level).toBe(at)
    const next = nextRank(at)
    if (!next) return
    expect(next.totalTurnover).toBeGreaterThan(rank.totalTurnover)
    expect(next.monthlyTurnover).toBeGreaterThan(rank.monthlyTurnover)
    expect(next.upgradeBonus).toBeGreaterThan(rank.upgradeBonus)
    expect(rebateRate(next.level, 'RNG')).toBeGreaterThan(rebateRate(rank.level, 'RNG'))
  })
  expect(nextRank(8)).toBeNull()
})

test('a label names its level, also above the highest', () => {
  expect(clubLabel(2)).toEqual({ labelName: 'VIP2', color: '#5fd8a5', color2: '#1d3843', rankLevel: 2 })
  expect(clubLabel(12)).toMatchObject({ labelName: 'VIP12', color: clubLabel(8).color, rankLevel: 12 })
})

test('a rank is reached by both turnovers, several at once, and never lost', () => {
  expect(reachedLevel(0, { total: 199_999, monthly: 50_000 })).toBe(0)
  expect(reachedLevel(0, { total: 200_000, monthly: 49_999 })).toBe(0)
  expect(reachedLevel(0, { total: 200_000, monthly: 50_000 })).toBe(1)
  expect(reachedLevel(0, { total: 5_000_000, monthly: 1_000_000 })).toBe(3)
  expect(reachedLevel(4, { total: 0, monthly: 0 })).toBe(4)
})
