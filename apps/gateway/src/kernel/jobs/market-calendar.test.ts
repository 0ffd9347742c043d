import { expect, test } from 'vitest'
import { dayText, monthText, startOfDay, startOfMonth, startOfWeek } from './market-calendar.ts'

const iso = (at: number): string => new Date(at).toISOString()
const saturdayNoon = Date.UTC(2026, 10, 21, 12)

test('days, weeks and months begin at midnight in Manila', () => {
  expect(iso(startOfDay(saturdayNoon))).toBe('2026-11-20T16:00:00.000Z')
  expect(iso(startOfDay(Date.UTC(2026, 10, 21, 16)))).toBe('2026-11-21T16:00:00.000Z')
  expect(iso(startOfWeek(saturdayNoon))).toBe('2026-11-15T16:00:00.000Z')
  expect(iso(startOfWeek(saturdayNoon, 6))).toBe('2026-11-20T16:00:00.000Z')
  expect(iso(startOfWeek(startOfWeek(saturdayNoon, 6) - 1, 6))).toBe('2026-11-13T16:00:00.000Z')
  expect(iso(startOfMonth(Date.UTC(2026, 10, 30, 16)))).toBe('2026-11-30T16:00:00.000Z')
  expect(iso(startOfMonth(saturdayNoon, -11))).toBe('2025-11-30T16:00:00.000Z')
})

test('days and months are named as people in Manila name them', () => {
  expect(dayText(Date.UTC(2026, 10, 30, 15, 59))).toBe('2026-11-30')
  expect(dayText(Date.UTC(2026, 10, 30, 16))).toBe('2026-12-01')
  expect(monthText(Date.UTC(2026, 11, 31, 16))).toBe('2027-01')
})
