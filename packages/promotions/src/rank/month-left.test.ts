import { expect, test } from 'vitest'
import { monthLeft } from './month-left.ts'

const manila = 'Asia/Manila'

test('[MEM-02] the month ends at midnight of the platform’s zone, not of the reader’s', () => {
  expect(monthLeft(Date.UTC(2026, 10, 22, 12), manila)).toEqual({ lastDay: '2026-11-30', days: 8, hours: 4 })
  expect(monthLeft(Date.UTC(2026, 10, 30, 15, 59), manila)).toEqual({ lastDay: '2026-11-30', days: 0, hours: 0 })
  expect(monthLeft(Date.UTC(2026, 10, 30, 16), manila)).toEqual({ lastDay: '2026-12-31', days: 31, hours: 0 })
})

test('[MEM-02] the year turns, and February has the days of its year', () => {
  expect(monthLeft(Date.UTC(2026, 11, 31, 0), manila)).toMatchObject({ lastDay: '2026-12-31', days: 0, hours: 16 })
  expect(monthLeft(Date.UTC(2028, 1, 1), manila).lastDay).toBe('2028-02-29')
})
