import { expect, test } from 'vitest'
import { clockOf, drawPhase, untilNews } from './draw-phase.ts'

const timed = { openTime: 60_000, closeTime: 50_000 }

test.each([
  [10_000, 'open', 50_000],
  [49_999, 'open', 10_001],
  [50_000, 'closed', 10_000],
  [59_999, 'closed', 1],
  [60_000, 'drawing', 0],
  [99_000, 'drawing', 0],
] as const)('[BEY-18] at %i a draw is %s with %i ms left', (now, phase, left) => {
  expect(drawPhase(timed, now)).toEqual({ phase, left })
})

test('[BEY-18] without an end there is no countdown; without a closing time a draw is open until its moment', () => {
  expect(drawPhase({ openTime: null, closeTime: 5 }, 1)).toEqual({ phase: 'unknown', left: 0 })
  expect(drawPhase({ openTime: 60_000, closeTime: null }, 59_999).phase).toBe('open')
})

test('[BEY-18] a part of a second counts as a whole one; days stand apart', () => {
  expect(clockOf(1)).toEqual({ days: 0, clock: '00:00:01' })
  expect(clockOf(41_000)).toEqual({ days: 0, clock: '00:00:41' })
  expect(clockOf(90_061_000)).toEqual({ days: 1, clock: '01:01:01' })
})

test('[LOB-12] what is new is asked for just after the first moment, what is overdue by and by, what has no time never', () => {
  expect(untilNews([70_000, null, 61_000], 60_000)).toBe(3000)
  expect(untilNews([60_500], 61_700)).toBe(1000)
  expect(untilNews([1], 60_000)).toBe(15_000)
  expect(untilNews([null], 60_000)).toBe(false)
})
