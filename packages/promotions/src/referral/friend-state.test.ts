import { expect, test } from 'vitest'
import { friendState, shareDone } from './friend-state.ts'

test('[MEM-03] a friend is new, on the way, looked at, not counted or rewarded', () => {
  expect(friendState({ status: 'open', deposited: 0, staked: 0 })).toBe('new')
  expect(friendState({ status: 'open', deposited: 12_000, staked: 0 })).toBe('going')
  expect(friendState({ status: 'open', deposited: 0, staked: 5 })).toBe('going')
  for (const status of ['review', 'refused', 'rewarded'] as const)
    expect(friendState({ status, deposited: 0, staked: 0 })).toBe(status)
})

test('[MEM-03] only what is done whole is drawn whole', () => {
  expect(shareDone(12_000, 20_000)).toBe(60)
  expect(shareDone(19_999, 20_000)).toBe(99)
  expect(shareDone(20_000, 20_000)).toBe(100)
  expect(shareDone(30_000, 20_000)).toBe(100)
  expect(shareDone(0, 0)).toBe(100)
})
