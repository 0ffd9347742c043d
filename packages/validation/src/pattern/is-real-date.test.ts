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
  for (const text of [
    '',
    '2023-1-1',
    '12023-01-01',
    '2023-01-011',
    '2023-01',
    'x2023-01-01',
    '2023-00-10',
    '2023-01-00',
    '20x3-01-01',
  ])
    expect([text, isRealDate(11, text)]).toEqual([text, false])
  for (const text of ['1-1-2023', '012-31-1990', '12-31-19900', '00-10-2023'])
    expect([text, isRealDate(13, text)]).toEqual([text, false])
})
