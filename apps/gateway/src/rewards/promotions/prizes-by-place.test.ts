import { expect, test } from 'vitest'
import { prizesByPlace } from './prizes-by-place.ts'

test.each([
  [[], [], []],
  [[500], [2], [{ place: 1, count: 1, amount: 2, most: 500 }]],
  [
    [500, 250, 30, 30, 30],
    [9, 8, 3, 3, 0],
    [
      { place: 1, count: 1, amount: 9, most: 500 },
      { place: 2, count: 1, amount: 8, most: 250 },
      { place: 3, count: 2, amount: 3, most: 30 },
      { place: 5, count: 1, amount: 0, most: 30 },
    ],
  ],
  [
    [500, 250],
    [0],
    [
      { place: 1, count: 1, amount: 0, most: 500 },
      { place: 2, count: 1, amount: 0, most: 250 },
    ],
  ],
])(
  '[MIS-01] prizes of at most %j that are %j now: neighbours that are the same stand together',
  (most, now, prizes) => {
    expect(prizesByPlace(most, now)).toEqual(prizes)
  },
)
