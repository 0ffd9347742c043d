import { expect, it } from 'vitest'
import { bonusEnd, bonusHolds, timeLeft, wageringPercent } from '../index.ts'

it('[BEY-02] the time left of a bonus is whole days, hours and minutes by the clock of the platform, never below nothing', () => {
  expect(timeLeft(9 * 86_400_000 + 21 * 3_600_000 + 51 * 60_000 + 59_999, 0)).toEqual({
    days: 9,
    hours: 21,
    minutes: 51,
  })
  expect(timeLeft(1_000, 2_000)).toEqual({ days: 0, hours: 0, minutes: 0 })
})

it('[BEY-09] a requirement is met at 100 percent only when all of it is', () => {
  expect(wageringPercent({ staked: 65_000, wager: 640_000 })).toBe(10)
  expect(wageringPercent({ staked: 639_999, wager: 640_000 })).toBe(99)
  expect(wageringPercent({ staked: 640_000, wager: 640_000 })).toBe(100)
  expect(wageringPercent({ staked: 0, wager: 0 })).toBe(0)
})

it('[BEY-09] a bonus locks what it holds with what lies in rounds, and a locked one what it will pay', () => {
  const forfeit = { loses: 13_000, atStake: 4_000, balance: 9_000, balanceAfter: 0, free: 0, stillOpen: 0 }
  expect(bonusHolds({ amount: 10_000, balance: 9_000, locked: false, forfeit })).toBe(13_000)
  expect(bonusHolds({ amount: 10_000, balance: 9_000, locked: false, forfeit: null })).toBe(9_000)
  expect(bonusHolds({ amount: 10_000, balance: null, locked: false, forfeit: null })).toBe(10_000)
  expect(bonusHolds({ amount: 10_000, balance: 0, locked: true, forfeit: { ...forfeit, loses: 10_000 } })).toBe(10_000)
})

it('[BEY-02] a bonus says why it ended; one without a requirement was the own money of its member at once', () => {
  expect(bonusEnd({ state: 'fulfilled', wager: 500, playOnly: false })).toBe('fulfilled')
  expect(bonusEnd({ state: 'fulfilled', wager: 0, playOnly: false })).toBe('free')
  expect(bonusEnd({ state: 'spent', wager: 0, playOnly: true })).toBe('spent')
  expect(bonusEnd({ state: 'frozen', wager: 500, playOnly: false })).toBe(null)
})
