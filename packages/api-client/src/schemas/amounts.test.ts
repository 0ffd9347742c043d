import { expect, test } from 'vitest'
import { fromWireAmounts, toWireAmounts } from './amounts.ts'

const endpoint = { amounts: ['amount', 'tiers.minimumBet', 'terms.fee'] }
const inside = { amount: 1234, tiers: [{ minimumBet: 50, rate: 3 }, { minimumBet: 0 }], terms: { fee: 7 }, note: 'x' }
const wire = {
  amount: 12.34,
  tiers: [{ minimumBet: 0.5, rate: 3 }, { minimumBet: 0 }],
  terms: { fee: 0.07 },
  note: 'x',
}

test('the sums that a record names travel as major units, in lists and in members too', () => {
  expect(toWireAmounts(endpoint, inside)).toEqual(wire)
  expect(fromWireAmounts(endpoint, wire)).toEqual(inside)
})

test('a request without such members stays as it is, and its own object is not changed', () => {
  const other = { note: 'y', tiers: null, terms: 'none' }
  expect(toWireAmounts(endpoint, other)).toEqual(other)
  const mine = structuredClone(inside)
  toWireAmounts(endpoint, mine)
  expect(mine).toEqual(inside)
})

test('a sum in a query is a text, and more than two places stay a broken number', () => {
  expect(fromWireAmounts(endpoint, { amount: '12.34' })).toEqual({ amount: 1234 })
  expect(fromWireAmounts(endpoint, { amount: 0.005 })).toEqual({ amount: 0.5 })
  expect(fromWireAmounts(endpoint, { amount: 'much' })).toEqual({ amount: 'much' })
})
