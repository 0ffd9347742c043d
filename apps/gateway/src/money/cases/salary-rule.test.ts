import { expect, test } from 'vitest'
import { salaryReason } from './salary-rule.ts'

const salaries = new Map([
  ['daily-salary', 1_500_000],
  ['hourly-salary', 500_001],
])

test('salaries of a day above the sum wait together, those of just the sum do not', () => {
  expect(salaryReason(salaries, 2_000_001)).toBeNull()
  expect(salaryReason(new Map(), 0)).toBeNull()
  expect(salaryReason(salaries, 2_000_000)).toEqual({
    rule: 'salary-above-sum',
    sums: { sum: 2_000_001, limit: 2_000_000, 'daily-salary': 1_500_000, 'hourly-salary': 500_001 },
  })
})
