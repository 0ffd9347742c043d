import { expect, test } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

test.each([
  [0, 14_200, [0, 4000, 8000, 12_000, 16_000]],
  [0, 131, [0, 40, 80, 120, 160]],
  [-1310, 4270, [-2000, 0, 2000, 4000, 6000]],
  [-900, -100, [-1000, -750, -500, -250, 0]],
  [0, 0.9, [0, 0.25, 0.5, 0.75, 1]],
  [0, 0, [0, 0.25, 0.5, 0.75, 1]],
  [3, 3, [0, 1, 2, 3]],
])('between %d and %d the lines stand at %j', (low, high, ticks) => {
  expect(niceTicks(low, high)).toEqual(ticks)
})
