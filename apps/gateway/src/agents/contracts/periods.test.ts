import { expect, test } from 'vitest'
import { periodEnding, periodsEndingIn } from './periods.ts'

const midnight = (month: number, day: number): number => Date.UTC(2026, month - 1, day) - 8 * 3_600_000

test('[AGT-05] daily, weekly, semimonthly and monthly periods end at midnight in Manila', () => {
  expect(periodEnding('daily', midnight(11, 21))).toEqual({ from: midnight(11, 20), until: midnight(11, 21) })
  expect(periodEnding('daily', midnight(11, 21) + 1)).toBeNull()
  expect(periodEnding('weekly', midnight(11, 23))).toEqual({ from: midnight(11, 16), until: midnight(11, 23) })
  expect(periodEnding('weekly', midnight(11, 24))).toBeNull()
  expect(periodEnding('semimonthly', midnight(11, 16))).toEqual({ from: midnight(11, 1), until: midnight(11, 16) })
  expect(periodEnding('semimonthly', midnight(3, 1))).toEqual({ from: midnight(2, 16), until: midnight(3, 1) })
  expect(periodEnding('semimonthly', midnight(11, 15))).toBeNull()
  expect(periodEnding('monthly', midnight(12, 1))).toEqual({ from: midnight(11, 1), until: midnight(12, 1) })
  expect(periodEnding('monthly', midnight(12, 2))).toBeNull()
})

test('[AGT-05] real-time salaries are counted in stretches of five minutes, hourly ones in hours', () => {
  const noon = Date.UTC(2026, 10, 21, 12)
  expect(periodEnding('realtime', noon)).toEqual({ from: noon - 300_000, until: noon })
  expect(periodEnding('hourly', noon + 300_000)).toBeNull()
  expect(periodsEndingIn('realtime', { from: noon, until: noon + 3_600_000 })).toHaveLength(12)
})

test('the periods of a month are those that end in it', () => {
  const november = { from: midnight(11, 1), until: midnight(12, 1) }
  expect(periodsEndingIn('semimonthly', november).map(({ from }) => from)).toEqual([midnight(11, 1), midnight(11, 16)])
  expect(periodsEndingIn('daily', november)).toHaveLength(30)
  expect(periodsEndingIn('weekly', november)).toHaveLength(5)
})
