import * as v from 'valibot'
import { expect, test } from 'vitest'
import { money } from './money.ts'

test('[API-03] a sum of the wire becomes a whole number of minor units', () => {
  expect([0.29, 123.45, -5, 0, 90_071_992_547_409].map((major) => v.parse(money, major))).toEqual([
    29, 12_345, -500, 0, 9_007_199_254_740_900,
  ])
})

test.each([1.79e308, -1.79e308, Infinity, -Infinity, Number.NaN, 1e15, '5', null])('[API-03] %j is no sum', (value) => {
  expect(v.is(money, value)).toBe(false)
})
