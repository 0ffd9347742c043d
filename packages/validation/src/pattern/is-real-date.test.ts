import { expect, test } from 'vitest'
import { isRealDate } from './is-real-date.ts'

test('[VAL-05] pattern 11 is yyyy-MM-dd and pattern 13 is MM-dd-yyyy, each a day of the calendar', () => {
  expect(isRealDate(11, '2024-02-29')).toBe(true)
  expect(isRealDate(11, '2023-02-29')).toBe(false)
  expect(isRealDate(11, '2023-13-01')).toBe(false)
  expect(isRealDate(11, '02-28-2023')).toBe(false)
  expect(isRealDate(13, '12-31-1990')).toBe(true)
  expect(isRealDate(13, '31-12-1990')).toBe(false)
  expect(isRealDate(1, '2024-02-29')).toBe(false)
})
