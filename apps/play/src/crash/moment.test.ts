import { expect, test } from 'vitest'
import { risingAt, timeOf } from './moment.ts'

test('a round rises with its time, and stands still where it is cashed out by itself', () => {
  expect(risingAt(0.0001, -500, 100_000)).toEqual({ elapsed: 0, multiplier: 100, outcome: 'rising' })
  expect(risingAt(0.0001, 7000, 100_000)).toEqual({ elapsed: 7000, multiplier: 201, outcome: 'rising' })
  const held = risingAt(0.0001, 20_000, 200)
  expect(held.multiplier).toBe(200)
  expect(held.elapsed).toBeCloseTo(timeOf(0.0001, 201))
})
