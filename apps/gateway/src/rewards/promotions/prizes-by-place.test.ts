import { expect, test } from 'vitest'
import { prizesByPlace } from './prizes-by-place.ts'

test.each([
  [[], []],
  [[500], [{ place: 1, count: 1, amount: 500 }]],
  [
    [500, 250, 30, 30, 30],
    [
      { place: 1, count: 1, amount: 500 },
      { place: 2, count: 1, amount: 250 },
      { place: 3, count: 3, amount: 30 },
    ],
  ],
])('[MIS-01] prizes %j: places of the same sum stand together', (amounts, prizes) => {
  expect(prizesByPlace(amounts)).toEqual(prizes)
})
