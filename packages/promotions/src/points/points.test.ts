import { expect, test } from 'vitest'
import { convertIssue, historyPeriod, mostOf, mostPoints, rewardStanding, worthOf } from '../index.ts'
import { earnedParts } from './earned-parts.ts'
import { termsFor } from './reward-terms.ts'

const rule = { minimumPoint: 20, multiple: 10, cashRatio: 10 }

test.each([
  ['', 'required'],
  ['two', 'required'],
  ['-20', 'required'],
  ['19', 'least'],
  ['25', 'step'],
  ['330', 'most'],
  ['320', null],
  ['20', null],
] as const)('[PNT-01] %j of 320 points is %s', (typed, issue) => {
  expect(convertIssue(typed, rule, 320)).toBe(issue)
})

test('[PNT-01] what points are worth, and the most of them that convert', () => {
  expect(worthOf(320, rule)).toBe(3200)
  expect([325, 20, 19, 0].map((points) => mostPoints(points, rule))).toEqual([320, 20, 0, 0])
})

test.each([
  [{ point: 60, availableQuantity: 3 }, 320, 'open', 3],
  [{ point: 60, availableQuantity: null }, 320, 'open', 5],
  [{ point: 10, availableQuantity: null }, 320, 'open', 20],
  [{ point: 60, availableQuantity: 0 }, 320, 'gone', 0],
  [{ point: 400, availableQuantity: null }, 320, 'dear', 0],
] as const)('[PNT-01] of %j with %i points: %s, %i at once', (reward, points, standing, most) => {
  expect([rewardStanding(reward, points), mostOf(reward, points)]).toEqual([standing, most])
})

test('[PNT-01] before the points are known, nothing is called too dear', () => {
  expect(rewardStanding({ point: 400, availableQuantity: null }, undefined)).toBe('open')
})

test('[PNT-01] the records reach back as far as may be asked for at once', () => {
  const { startTime, endTime } = historyPeriod(Date.UTC(2026, 0, 31))
  expect([startTime, endTime]).toEqual([Date.UTC(2026, 0, 1, 0, 1) + 1, Date.UTC(2026, 0, 31, 0, 1)])
  expect(historyPeriod(Date.UTC(2026, 0, 31) + 0.7)).toEqual({ startTime, endTime })
})

test('[BEY-02] what has to be staked for several of a reward is that of their sum where it is money, and of each ticket', () => {
  const terms = {
    wagerMultiple: 1.25,
    wagerOn: 'bonus' as const,
    playOnly: false,
    locked: false,
    wager: 127,
    maxBet: null,
    excludedCategories: [],
    weights: {},
    validDays: null,
    expiresAt: null,
    timeZone: 'UTC',
    minDeposit: null,
  }
  expect(termsFor({ terms, type: 'CASH', amount: 101 }, 3)?.wager).toBe(379)
  expect(termsFor({ terms, type: 'PROMO', amount: 101 }, 3)?.wager).toBe(381)
  expect(termsFor({ terms: null, type: 'GIFT', amount: null }, 3)).toBeNull()
})

test('[PNT-01] earned points say by category what they came from; words stay as they are', () => {
  expect(earnedParts('DEPOSIT 10, RNG 1')).toEqual([
    { category: 'DEPOSIT', points: 10 },
    { category: 'RNG', points: 1 },
  ])
  for (const words of ['For your patience', '', 'RNG', 'RNG 1, for your patience'])
    expect(earnedParts(words)).toBeNull()
})
