import { expect, test } from 'vitest'
import { promotionEnd } from './promotion-end.ts'
import { seedPromotions } from './promotions.ts'

const hour = 3_600_000
const inManila = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Manila',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const hours = Array.from({ length: 14 * 24 }, (_, at) => Date.UTC(2026, 10, 16) + at * hour)

test('[PRM-01] what runs until Friday at midnight ends on a Friday, whenever it is published', () => {
  const friday = seedPromotions.find(({ id }) => id === 101)
  expect(friday).toMatchObject({ endsOnFriday: true })
  for (const now of hours) {
    const end = promotionEnd({ endsInDays: 6, endsOnFriday: true }, now) ?? 0
    expect(inManila.format(end)).toBe('Friday 23:59:59')
    expect((end - now) / hour).toBeGreaterThan(6 * 24 - 1)
    expect((end - now) / hour).toBeLessThan(13 * 24)
  }
})

test('[PRM-01] every other promotion ends with a day of the platform, or not at all', () => {
  for (const now of hours) expect(inManila.format(promotionEnd({ endsInDays: 24 }, now) ?? 0)).toMatch(/ 23:59:59$/)
  expect(promotionEnd({ endsInDays: null }, hours[0] ?? 0)).toBeNull()
})
