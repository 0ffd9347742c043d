import { expect, test } from 'vitest'
import { weighStakes, type WageringTerms } from './weigh-stakes.ts'

const terms = (id: string, changes: Partial<WageringTerms> = {}): WageringTerms => ({
  id,
  wager: 1000,
  from: 0,
  until: null,
  excluded: [],
  weights: {},
  maxBet: null,
  ...changes,
})
const shared = (
  all: WageringTerms[],
  ...stretches: [from: number, category: string, stake: number, above?: number][]
) =>
  Object.fromEntries(
    weighStakes(
      all,
      stretches.map(([from, category, stake, above = null]) => ({ from, category, stake, above })),
    ).counted,
  )

test('[BEY-09] a stake counts once, towards the oldest bonus first', () => {
  const both = [terms('new', { from: 10 }), terms('old')]
  expect(shared(both, [10, 'RNG', 1300])).toEqual({ old: 1000, new: 300 })
  expect(shared(both, [0, 'RNG', 900], [10, 'RNG', 50])).toEqual({ old: 950, new: 0 })
})

test('[BEY-09] what is excluded counts nothing, and what counts in part counts that part', () => {
  expect(shared([terms('a', { excluded: ['LIVE'] })], [0, 'LIVE', 5000], [0, 'RNG', 200])).toEqual({ a: 200 })
  expect(shared([terms('a', { weights: { LIVE: 10 } })], [0, 'LIVE', 5000])).toEqual({ a: 500 })
  expect(shared([terms('a', { weights: { LIVE: 10 } }), terms('b', { from: 1 })], [1, 'LIVE', 12_000])).toEqual({
    a: 1000,
    b: 1000,
  })
})

test('[BEY-09] stakes that only one bonus takes go to it, whatever came first', () => {
  const all = [terms('any'), terms('slots', { from: 1, excluded: ['LIVE'] })]
  expect(shared(all, [1, 'RNG', 1000], [1, 'LIVE', 1000])).toEqual({ any: 1000, slots: 1000 })
})

test('[BEY-09] nothing counts before a bonus was given or after it ended', () => {
  expect(shared([terms('a', { from: 10, until: 20 })], [0, 'RNG', 400], [10, 'RNG', 300], [20, 'RNG', 400])).toEqual({
    a: 300,
  })
})

test('[BEY-02] stakes above the highest stake of a bonus count for those that take them, and for none else', () => {
  const both = [terms('small', { maxBet: 50 }), terms('any', { from: 1 })]
  expect(shared(both, [1, 'RNG', 300], [1, 'RNG', 700, 50])).toEqual({ small: 300, any: 700 })
  expect(
    shared([terms('a', { maxBet: 50 }), terms('b', { maxBet: 80 })], [0, 'RNG', 200, 50], [0, 'RNG', 900, 80]),
  ).toEqual({ a: 0, b: 200 })
})
