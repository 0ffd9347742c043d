import { expect, test } from 'vitest'
import { dayAt, dayStart } from './zone-day.ts'

test('[AGT-07] a day is the one of the zone, whatever day it is elsewhere', () => {
  const at = Date.UTC(2026, 10, 20, 16, 30)
  expect(dayAt(at, 'Asia/Manila')).toBe('2026-11-21')
  expect(dayAt(at, 'UTC')).toBe('2026-11-20')
  expect(dayStart('2026-11-21', 'Asia/Manila')).toBe(Date.UTC(2026, 10, 20, 16))
  expect(dayStart(dayAt(at))).toBeLessThanOrEqual(at)
})

test('[MEM-04] a day begins at its own midnight when the clocks change on it', () => {
  expect(dayStart('2026-03-29', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 28, 23))
  expect(dayStart('2026-03-30', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 22))
  expect(dayStart('2026-10-25', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 24, 22))
  expect(dayAt(dayStart('2026-10-26', 'America/Los_Angeles'), 'America/Los_Angeles')).toBe('2026-10-26')
})

test('[MEM-04] a day without a midnight begins when the clocks have gone forward, one with two begins at the first', () => {
  expect(dayStart('2026-09-06', 'America/Santiago')).toBe(Date.UTC(2026, 8, 6, 4))
  expect(dayAt(dayStart('2026-09-06', 'America/Santiago'), 'America/Santiago')).toBe('2026-09-06')
  expect(dayAt(dayStart('2026-09-06', 'America/Santiago') - 1, 'America/Santiago')).toBe('2026-09-05')
  expect(dayStart('2026-03-29', 'Atlantic/Azores')).toBe(Date.UTC(2026, 2, 29, 1))
  expect(dayStart('2026-11-01', 'America/Havana')).toBe(Date.UTC(2026, 10, 1, 4))
})
