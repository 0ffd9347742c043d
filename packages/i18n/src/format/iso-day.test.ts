import { expect, test } from 'vitest'
import { addDays, countDays, isDay } from './iso-day.ts'

test.each([undefined, '', '2026-1-05', '2026-02-30', '2026-13-01', '<b>', '2026-01-05T00:00'])(
  '%s is no calendar day',
  (text) => expect(isDay(text)).toBe(false),
)

test('[MEM-04] days are counted with both ends, over the ends of months and years', () => {
  expect(isDay('2024-02-29')).toBe(true)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(countDays('2026-01-01', '2026-01-01')).toBe(1)
  expect(countDays('2026-02-20', '2026-03-01')).toBe(10)
})
