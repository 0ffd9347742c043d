import { expect, test } from 'vitest'
import { promotion } from '../testing/promotions.ts'
import { listedPromotions, nextChange, runningPromotions, timeLeft } from './running-promotions.ts'

const now = Date.UTC(2026, 0, 15)

test('[PRM-01] only promotions that run now are shown, in the operator\u2019s order', () => {
  const rows = [
    promotion({ id: 1, sortIndex: 2, startDate: now - 1 }),
    promotion({ id: 2, sortIndex: 1 }),
    promotion({ id: 3, endDate: now }),
    promotion({ id: 4, startDate: now + 1 }),
  ]
  expect(runningPromotions(rows, now).map((row) => row.id)).toEqual([2, 1])
  expect(listedPromotions(rows, now).map((row) => row.id)).toEqual([4, 2, 1])
})

test('[PRM-01] the next change is the nearest start or end ahead', () => {
  expect(
    nextChange([promotion({ startDate: now - 5, endDate: now + 9 }), promotion({ startDate: now + 7 })], now),
  ).toBe(now + 7)
  expect(nextChange([promotion({ startDate: now, endDate: now }), promotion({})], now)).toBeNull()
})

test('[BEY-18] time left comes from an end time only, and stops at it', () => {
  expect(timeLeft(now + 52 * 3_600_000, now)).toEqual({ days: 2, hours: 4 })
  expect(timeLeft(now, now)).toBeNull()
  expect(timeLeft(null, now)).toBeNull()
})
