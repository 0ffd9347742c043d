import { expect, test } from 'vitest'
import { salaryReason } from './salary-rule.ts'

const salary = { sum: 2_000_001, turnover: 900_000_000, rateType: 'P', rate: 2_500 }

test('a salary above the sum waits, one of just the sum does not', () => {
  expect(salaryReason({ ...salary, sum: 2_000_000 }, 2_000_000)).toBeNull()
  expect(salaryReason(salary, 2_000_000)).toEqual({
    rule: 'salary-above-sum', sums: { sum: 2_000_001, limit: 2_000_000, turnover: 900_000_000 }, facts: { rate: '0.25 %' },
  })
  expect(salaryReason({ ...salary, rateType: 'A', rate: 2_000_001 }, 0)?.sums).toMatchObject({ rate: 2_000_001, limit: 0 })
})
