import { expect, test } from 'vitest'
import { engineOf } from '../../app/seed/catalogue/engines.ts'
import { games } from '../../app/seed/catalogue/index.ts'
import { stakesOf } from '../games/stakes.ts'
import { decide, winOf } from './decide.ts'
import { genericGameRtp, paytableOf, paytables, slotRtpOf, ways, type GenericGameCategory } from './paytables.ts'

const stated: Readonly<Record<GenericGameCategory, number>> = {
  RNG: 96,
  FISH: 96.5,
  LIVE: 97.5,
  PVP: 97,
  SPORTS: 95,
  ESPORTS: 95,
  COCKFIGHT: 95,
}

test('[BEY-23] each category returns exactly what is stated, by its table', () => {
  expect(
    Object.fromEntries(Object.keys(paytables).map((category) => [category, genericGameRtp(category) * 100])),
  ).toEqual(stated)
  for (const table of Object.values(paytables)) {
    const winning = table.outcomes.reduce((sum, { weight }) => sum + weight, 0)
    expect(winning).toBeLessThan(ways)
  }
})

test('the draw runs through every way once and pays what the table says', () => {
  for (const table of Object.values(paytables)) {
    let paid = 0
    for (let way = 0; way < ways; way++) paid += decide(table, { roll: () => way }).multiplier
    expect(paid).toBe(slotRtpOf(table).paid)
  }
})

test('every title on the generic game has a table, and every stake of it wins whole minor units', () => {
  const titles = games.filter((game) => engineOf(game) === 'generic-game')
  expect([...new Set(titles.map(({ category }) => category))].toSorted()).toEqual(Object.keys(paytables).toSorted())
  for (const { category, classify, minBet, id } of titles)
    for (const stake of stakesOf({ id, category, classify, minBet, engine: 'generic-game' }))
      for (const { multiplier } of paytableOf(category).outcomes)
        expect(Number.isInteger(winOf(stake, multiplier))).toBe(true)
})
