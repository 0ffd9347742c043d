import { expect, test } from 'vitest'
import { least, median } from './median.ts'

test.each([
  [[3, 1, 2], 2, 1],
  [[4, 1, 3, 2], 2.5, 1],
  [[Number.NaN, 7, Number.NaN], 7, 7],
  [[], Number.NaN, Number.NaN],
])('of %j the middle is %d and the least %d', (values, middle, smallest) => {
  expect(median(values)).toBe(middle)
  expect(least(values)).toBe(smallest)
})
