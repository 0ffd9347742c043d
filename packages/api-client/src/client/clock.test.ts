import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

const noon = Date.UTC(2026, 0, 15, 12)

test('[BEY-18] the clock follows the server, not the machine', () => {
  let ticks = 0
  const clock = createClock(noon - 86_400_000, () => ticks)
  clock.observe(new Date(noon).toUTCString(), 100)
  expect(Math.abs(clock.now() - noon)).toBeLessThan(1_000)
  ticks += 5_000
  expect(Math.abs(clock.now() - noon - 5_000)).toBeLessThan(1_000)
})

test('[BEY-18] a missing, broken or slow answer teaches nothing, nor does the rounding of the header', () => {
  const clock = createClock(noon, () => 0)
  clock.observe(null, 10)
  clock.observe('yesterday', 10)
  clock.observe(new Date(noon + 60_000).toUTCString(), 20_000)
  clock.observe(new Date(noon + 1_000).toUTCString(), 10)
  expect(clock.now()).toBe(noon)
})

test('[BEY-18] a clock that was ahead steps back to the server once, then moves on', () => {
  let ticks = 0
  const clock = createClock(noon + 60_000, () => ticks)
  clock.observe(new Date(noon).toUTCString(), 0)
  const stepped = clock.now()
  expect(Math.abs(stepped - noon)).toBeLessThan(1_000)
  ticks += 1
  expect(clock.now()).toBe(stepped + 1)
})
