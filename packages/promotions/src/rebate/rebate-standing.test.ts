import { expect, test } from 'vitest'
import { rebateStanding } from './rebate-standing.ts'

test('[MEM-02] a rebate says what is missing to the least that can be taken', () => {
  expect(rebateStanding({ amount: 42, minimum: 100, claimable: false })).toEqual({
    state: 'low',
    missing: 58,
    percent: 42,
  })
  expect(rebateStanding({ amount: 0, minimum: 100, claimable: false })).toEqual({
    state: 'none',
    missing: 100,
    percent: 0,
  })
  expect(rebateStanding({ amount: 1_240, minimum: 100, claimable: true })).toEqual({
    state: 'ready',
    missing: 0,
    percent: 100,
  })
})

test('[MEM-02] what is just below the least is not drawn as whole', () => {
  expect(rebateStanding({ amount: 9_999, minimum: 10_000, claimable: false }).percent).toBe(99)
})

test('[MEM-02] a platform without a least names nothing that is missing', () => {
  expect(rebateStanding({ amount: 5, minimum: 0, claimable: true })).toEqual({
    state: 'ready',
    missing: 0,
    percent: 100,
  })
})
