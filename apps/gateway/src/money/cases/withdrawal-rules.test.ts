import { expect, test } from 'vitest'
import { day, testNow } from '../../app/testing/moments.ts'
import { defaultLimits } from './review-limits.ts'
import { withdrawalFigures, type Activity } from './withdrawal-figures.ts'
import { withdrawalReasons, withdrawalRules } from './withdrawal-rules.ts'

const peso = 100
/** A member who pays ₱20,000 in, plays it, and takes ₱15,000 out. */
const usual: Activity = {
  deposits: [{ at: testNow - 5 * day, amount: 20_000 * peso }],
  withdrawals: [{ at: testNow, amount: 15_000 * peso }],
  plays: [{ at: testNow - 4 * day, staked: 60_000 * peso, turnover: 58_000 * peso, won: 57_000 * peso }],
  earned: 0,
  otherPayees: 0,
}

/** Which rules a member falls under who differs from the usual one in this. */
const rulesOf = (changes: Partial<Activity>): string[] =>
  withdrawalReasons(withdrawalFigures({ ...usual, ...changes }, testNow), defaultLimits).map(({ rule }) => rule)

const lately = (...sums: readonly (readonly [daysAgo: number, pesos: number])[]) =>
  sums.map(([ago, pesos]) => ({ at: testNow - ago * day, amount: pesos * peso }))
const played = (staked: number, turnover: number, won: number, ago = 4) => [
  { at: testNow - ago * day, staked: staked * peso, turnover: turnover * peso, won: won * peso },
]

const table: readonly (readonly [what: string, changes: Partial<Activity>, rules: readonly string[]])[] = [
  ['deposit, play, withdrawal', {}, []],
  ['a small sum from nowhere', { deposits: [], plays: [], withdrawals: lately([0, 9_999]) }, []],
  [
    'a sum from nowhere',
    { deposits: [], plays: [], withdrawals: lately([0, 10_000]) },
    ['drawn-above-income', 'drawn-above-deposits'],
  ],
  [
    'small sums of one day that add up',
    { deposits: [], plays: [], withdrawals: lately([0, 6_000], [0, 4_000]) },
    ['drawn-above-income', 'drawn-above-deposits'],
  ],
  ['what an agent has earned', { deposits: lately([9, 2_000]), plays: [], earned: 15_000 * peso }, []],
  [
    'a big win on a small deposit',
    { deposits: lately([9, 1_000]), plays: played(50_000, 50_000, 80_000) },
    ['drawn-above-deposits'],
  ],
  ['deposit and withdrawal with hardly any play', { plays: played(2_000, 2_000, 1_900) }, ['hardly-played']],
  ['both sides of each round', { plays: played(400_000, 20_000, 396_000) }, ['opposite-sides']],
  ['six times the highest day', { withdrawals: lately([0, 18_000], [3, 3_000]) }, ['sudden-withdrawal']],
  ['five times the highest day', { withdrawals: lately([0, 15_000], [3, 3_000]) }, []],
  ['eleven times the deposits of a day', { deposits: lately([0, 22_000], [3, 2_000]) }, ['sudden-deposit']],
  [
    'eleven times the turnover of a day',
    { plays: [...played(6_000, 6_000, 5_900), ...played(70_000, 70_000, 69_000, 0)] },
    ['sudden-turnover'],
  ],
  ['a payout account that another member has', { withdrawals: lately([0, 500]), otherPayees: 1 }, ['shared-payee']],
]

test('every rule has a member who falls under it, and the usual member falls under none', () => {
  for (const [what, changes, rules] of table) expect(rulesOf(changes), what).toEqual(rules)
  expect(new Set(table.flatMap(([, , rules]) => rules))).toEqual(new Set(withdrawalRules.map(({ rule }) => rule)))
})

test('a reason says what was seen and what the limit is', () => {
  const figures = withdrawalFigures({ ...usual, plays: played(400_000, 20_000, 396_000), otherPayees: 2 }, testNow)
  expect(withdrawalReasons(figures, defaultLimits)).toEqual([
    { rule: 'opposite-sides', sums: { turnover: 2_000_000, staked: 40_000_000 }, facts: { below: '50 %' } },
    { rule: 'shared-payee', facts: { otherPayees: 2, above: 0 } },
  ])
})

test('a limit that the operator has changed counts', () => {
  const figures = withdrawalFigures({ ...usual, plays: played(2_000, 2_000, 1_900) }, testNow)
  expect(withdrawalReasons(figures, { ...defaultLimits, 'withdrawal.played': 5 })).toEqual([])
})
