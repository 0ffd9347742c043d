import { expect, test } from 'vitest'
import { isOver, missionSearch, missionView, shareReached } from './mission-view.ts'

test('[MIS-01] the address says which missions are shown, and which one is open', () => {
  expect(missionView({})).toEqual({ status: 'O', open: '', page: 1 })
  expect(missionView({ tab: 'closed', page: '2' })).toEqual({ status: 'C', open: '', page: 2 })
  const view = { status: 'C', open: '1795012345678901249', page: 3 } as const
  expect(missionView(missionSearch(view))).toEqual(view)
  expect(missionSearch({ status: 'O', open: '', page: 1 })).toEqual({})
})

test('[MIS-01] an address that makes no sense shows the open missions', () => {
  expect(missionView({ tab: 'x', open: 'javascript:1', page: '-4' })).toEqual({ status: 'O', open: '', page: 1 })
})

test('[MIS-01] only a milestone that is reached is drawn whole', () => {
  expect(shareReached(64, 100)).toBe(64)
  expect(shareReached(99_999, 100_000)).toBe(99)
  expect(shareReached(150, 100)).toBe(100)
  expect(shareReached(9_000, null)).toBe(100)
})

test('[MIS-01] a mission that ends while its page is open is over', () => {
  expect(isOver({ status: 'O', endTime: 2_000 }, 1_999)).toBe(false)
  expect(isOver({ status: 'O', endTime: 2_000 }, 2_000)).toBe(true)
  expect(isOver({ status: 'O', endTime: null }, 9_000)).toBe(false)
  expect(isOver({ status: 'C', endTime: 5_000 }, 0)).toBe(true)
})
