import { expect, test } from 'vitest'
import { multiplierAt } from './multiplier.ts'
import { makeServerClock } from './server-clock.ts'

test('the page’s clock is never ahead of the server’s, and as near as the quickest answer brought it', () => {
  let own = 0
  const clock = makeServerClock(() => own)
  clock.sync(1_000_000)
  own = 5000
  expect(clock.now()).toBe(1_005_000)
  clock.sync(1_005_180)
  expect(clock.now()).toBe(1_005_180)
  own = 9000
  clock.sync(1_009_050)
  expect(clock.now()).toBe(1_009_180)
})

test('the multiplier stands at 1.00 before a round and doubles in about seven seconds', () => {
  expect([-500, 0, 6932, 23_026].map((elapsed) => multiplierAt(0.000_1, elapsed))).toEqual([100, 100, 200, 1000])
})
