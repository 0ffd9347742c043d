import { expect, test } from 'vitest'
import { addDays, addMonths, afterWeekStart, clampDay, rangeOf, weekday, weeksOf } from './iso-day.ts'

test('days are counted over months, leap days and changes of the clock', () => {
  expect(addDays('2025-08-31', 1)).toBe('2025-09-01')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2025-03-30', 1)).toBe('2025-03-31')
  expect(addDays('2025-01-01', -1)).toBe('2024-12-31')
})

test('a month later is the same day, or the last one there is', () => {
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(addMonths('2025-01-15', -1)).toBe('2024-12-15')
})

test('weeks begin where the language begins them', () => {
  expect(weekday('2025-08-14')).toBe(4)
  expect(weekday('2025-08-17')).toBe(7)
  expect(afterWeekStart('2025-08-17', 7)).toBe(0)
  expect(weeksOf('2025-08-14', 1)[0]).toEqual(['2025-08-01', '2025-08-02', '2025-08-03'])
  expect(weeksOf('2025-08-14', 7)[0]?.at(-1)).toBe('2025-08-02')
  expect(weeksOf('2026-02-10', 7)).toHaveLength(4)
})

test('a range is in order, a day stays between its limits', () => {
  expect(rangeOf('2025-08-14', '2025-08-04')).toEqual({ from: '2025-08-04', to: '2025-08-14' })
  expect(clampDay('2025-08-20', '2025-08-01', '2025-08-14')).toBe('2025-08-14')
  expect(clampDay('2025-07-20', '2025-08-01', '2025-08-14')).toBe('2025-08-01')
})
