import { expect, test } from 'vitest'
import { games } from '../seed/catalogue/index.ts'
import { stakesOf } from '../games/stakes.ts'
import { decide, winOf } from './decide.ts'
import { paytables, returnInPercent, theoreticalReturn, ways, type SimulatedCategory } from './paytables.ts'

const stated: Readonly<Record<SimulatedCategory, number>> = {
  RNG: 96, FISH: 96.5, LIVE: 97.5, PVP: 97, SPORTS: 95, ESPORTS: 95, COCKFIGHT: 95, LOTT: 92, ELOTT: 94,
}

test('[BEY-23] each category returns exactly what is stated, by its table', () => {
  expect(Object.fromEntries(Object.keys(paytables).map((category) => [category, returnInPercent(category)]))).toEqual(stated)
  for (const table of Object.values(paytables)) {
    const winning = table.outcomes.reduce((sum, { weight }) => sum + weight, 0)
    expect(winning).toBeLessThan(ways)
  }
})

test('the draw runs through every way once and pays what the table says', () => {
  for (const table of Object.values(paytables)) {
    let paid = 0
    for (let way = 0; way < ways; way++) paid += decide(table, { roll: () => way })
    expect(paid).toBe(theoreticalReturn(table).paid)
  }
})

test('every game of the catalogue has a table, and every stake of it wins whole minor units', () => {
  for (const { category, classify, minBet, id } of games) {
    const table = paytables[category]
    for (const stake of stakesOf({ id, category, classify, minBet, engine: 'cabinet' }))
      for (const { multiplier } of table.outcomes) expect(Number.isInteger(winOf(stake, multiplier))).toBe(true)
  }
})
