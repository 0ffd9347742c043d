import { expect, test } from 'vitest'
import { dayNumber, monthText, rangeText, weekdayNames, weekStartOf } from './day-text.ts'

test('months, ranges and weekdays are named by the language', () => {
  expect(monthText('2025-08-01', 'en-GB')).toBe('August 2025')
  expect(monthText('2025-08-01', 'vi')).toBe('tháng 8 năm 2025')
  expect(rangeText({ from: '2025-08-01', to: '2025-08-14' }, 'en-GB')).toMatch(/^1\s?–\s?14 Aug 2025$/)
  expect(rangeText({ from: '2025-08-14', to: '2025-08-14' }, 'en-GB')).toBe('14 Aug 2025')
  expect(weekdayNames('en-GB', 1).map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(weekdayNames('en', 7)[0]).toEqual({ short: 'Sun', long: 'Sunday' })
  expect(dayNumber('2025-08-04', 'en')).toBe('4')
})

test('the months are those of the grid, also where the language has a calendar of its own; Thai years stay', () => {
  expect(monthText('2025-08-01', 'fa-u-nu-latn')).toContain('2025')
  expect(monthText('2025-08-01', 'ar-SA-u-nu-latn')).toContain('2025')
  expect(monthText('2025-08-01', 'th')).toContain('2568')
})

test('weeks begin on Sunday in Manila and on Monday in Hanoi', () => {
  expect(weekStartOf('fil')).toBe(7)
  expect(weekStartOf('vi')).toBe(1)
})
