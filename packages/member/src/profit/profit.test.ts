import { expect, test } from 'vitest'
import { daysAfter, daysBefore, lengthOf } from './profit-days.ts'
import { dayResults, periodResult, playByGame, playByProvider } from './profit-view.ts'
import { profitPartOf } from './queries.ts'

const nothing = { deposits: 0, withdrawals: 0, netDeposit: 0, stakes: 0, result: 0, bonuses: 0, rounds: 0, minutes: 0 }
const game = (gameName: string, vendorName: string, stake: number, win: number) => ({
  gameName,
  vendorName,
  category: 'RNG',
  stake,
  win,
  profit: win - stake,
  rounds: 2,
})

test('[BEY-20] the period before has the same length and ends on the day before', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }
  expect(lengthOf(march)).toBe(31)
  expect(daysBefore(march)).toEqual({ from: '2026-01-29', to: '2026-02-28' })
  expect(daysBefore({ from: '2026-11-04', to: '2026-11-04' })).toEqual({ from: '2026-11-03', to: '2026-11-03' })
})

test('[BEY-20] the period after has the same length and never goes beyond today', () => {
  const week = { from: '2026-11-01', to: '2026-11-07' }
  expect(daysAfter(week, '2026-11-30')).toEqual({ from: '2026-11-08', to: '2026-11-14' })
  expect(daysAfter(week, '2026-11-10')).toEqual({ from: '2026-11-04', to: '2026-11-10' })
  expect(daysAfter(week, '2026-11-07')).toBeNull()
})

test('[BEY-20] the result is winnings and bonuses less bets, a bonus that was taken back takes it along', () => {
  expect(periodResult({ ...nothing, stakes: 10_000, result: -2500, bonuses: -500 })).toMatchObject({
    result: -3000,
    bets: 10_000,
    winnings: 7500,
    bonuses: -500,
  })
})

test('[BEY-20] the running total of the last day is the result of the period', () => {
  const days = [
    { day: '2026-11-01', ...nothing, result: -500, stakes: 500 },
    { day: '2026-11-02', ...nothing },
    { day: '2026-11-03', ...nothing, result: 200, bonuses: 50, stakes: 100 },
  ]
  expect(dayResults(days)).toEqual([
    { day: '2026-11-01', result: -500, running: -500 },
    { day: '2026-11-02', result: 0, running: -500 },
    { day: '2026-11-03', result: 250, running: -250 },
  ])
})

test('[BEY-20] the games of a provider are one row, games without a provider too', () => {
  const games = [game('Fruit Parade', 'Tessera', 100, 0), game('Old', '', 150, 20), game('Reef', 'Tessera', 60, 90)]
  expect(playByProvider(games, 'Other')).toEqual([
    { id: 'Tessera', name: 'Tessera', rounds: 4, stake: 160, win: 90, profit: -70 },
    { id: 'Other', name: 'Other', rounds: 2, stake: 150, win: 20, profit: -130 },
  ])
  expect(playByGame(games)[0]).toMatchObject({ name: 'Fruit Parade', sub: 'Tessera', stake: 100 })
})

test('[BEY-20] an address that names no part of the page shows the categories', () => {
  expect(profitPartOf('lottery')).toBe('lottery')
  expect(profitPartOf('<b>')).toBe('')
})
