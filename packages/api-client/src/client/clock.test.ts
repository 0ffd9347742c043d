import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const says = (time: number) => ({ date: new Date(time).toUTCString(), age: null, copy: false })

test('[BEY-18] the clock follows the server, not the machine', () => {
  let ticks = 0
  const clock = createClock(noon - 86_400_000, () => ticks)
  clock.observe(says(noon), 100)
  expect(Math.abs(clock.now() - noon)).toBeLessThan(1_000)
  ticks += 5_000
  expect(Math.abs(clock.now() - noon - 5_000)).toBeLessThan(1_000)
})

test('[BEY-18] a missing, broken or slow answer teaches nothing, nor does the rounding of the header', () => {
  const clock = createClock(noon, () => 0)
  clock.observe({ date: null, age: null, copy: false }, 10)
  clock.observe({ date: 'yesterday', age: null, copy: false }, 10)
  clock.observe({ ...says(noon + 60_000), age: 'old' }, 10)
  clock.observe(says(noon + 60_000), 20_000)
  clock.observe(says(noon + 1_000), 10)
  expect(clock.now()).toBe(noon)
})

test('[BEY-18] a clock that was ahead steps back to the server once, then moves on', () => {
  let ticks = 0
  const clock = createClock(noon + 60_000, () => ticks)
  clock.observe(says(noon), 0)
  const stepped = clock.now()
  expect(Math.abs(stepped - noon)).toBeLessThan(1_000)
  ticks += 1
  expect(clock.now()).toBe(stepped + 1)
})

test('[BEY-18] an answer that may be a copy never steps the clock far, with and without its age', () => {
  const clock = createClock(noon, () => 0)
  const old = { ...says(noon - 6 * 3_600_000), copy: true }
  for (let answers = 0; answers < 20; answers++) clock.observe(old, 0)
  expect(clock.now()).toBe(noon)
  for (let answers = 0; answers < 20; answers++) clock.observe({ ...old, age: String(6 * 3_600) }, 0)
  expect(clock.now()).toBe(noon)
  clock.observe({ ...says(noon - 6 * 3_600_000), age: String(6 * 3_600 + 90) }, 0)
  expect(clock.now()).toBe(noon + 90_500)
})

test('[BEY-18] two hosts that are 40 s apart do not make the clock swing', () => {
  const clock = createClock(noon - 3_600_000, () => 0)
  clock.observe(says(noon), 0)
  const first = clock.now()
  for (const host of [40_000, 0, 40_000, 40_000, 0, 40_000, 40_000, 40_000, 0]) {
    clock.observe(says(noon + host), 0)
    expect(clock.now()).toBe(first)
  }
})

test('[BEY-18] a difference of less than a minute is corrected when eight answers in a row show it', () => {
  const clock = createClock(noon, () => 0)
  clock.observe(says(noon), 0)
  for (let answers = 0; answers < 7; answers++) clock.observe(says(noon + 30_000), 0)
  expect(clock.now()).toBe(noon)
  clock.observe(says(noon + 30_000), 0)
  expect(clock.now()).toBe(noon + 30_500)
})
