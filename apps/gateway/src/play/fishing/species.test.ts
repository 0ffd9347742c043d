import { expect, test } from 'vitest'
import { games } from '../../app/seed/catalogue/index.ts'
import { engineOf } from '../../app/seed/catalogue/engines.ts'
import { cannonsOf } from './cannons.ts'
import { drawShot } from './draw-shot.ts'
import { fishingRtp, paysOf, species, speciesCodes, ways, waysToCatch } from './species.ts'

test('every species gives back exactly what is stated: its ways times what it pays are the same share of all', () => {
  expect(species.map(({ pays }) => pays)).toEqual([2, 3, 5, 8, 12, 20, 40, 100, 250])
  for (const code of speciesCodes) {
    expect(Number.isInteger(waysToCatch(code))).toBe(true)
    expect((waysToCatch(code) * paysOf(code)) / ways).toBe(fishingRtp)
  }
  expect(fishingRtp).toBe(0.96)
})

test('a shot catches up to the last of its ways and not beyond, and pays the stake as many times as the species says', () => {
  for (const code of speciesCodes) {
    const drawn: number[] = []
    const at = (draw: number) => drawShot({ roll: (below) => (drawn.push(below), draw) }, code, 500)
    expect(at(0)).toEqual({ caught: true, win: 500 * paysOf(code) })
    expect(at(waysToCatch(code) - 1)).toEqual({ caught: true, win: 500 * paysOf(code) })
    expect(at(waysToCatch(code))).toEqual({ caught: false, win: 0 })
    expect(at(ways - 1)).toEqual({ caught: false, win: 0 })
    expect(drawn).toEqual([ways, ways, ways, ways])
  }
})

test('the halls of the in-house providers have three cannons each, at one, five and twenty times the least stake', () => {
  const halls = games.filter((game) => engineOf(game) === 'fishing')
  expect(halls.length).toBeGreaterThan(10)
  expect(new Set(halls.map(({ category }) => category))).toEqual(new Set(['FISH']))
  for (const { id, category, classify, minBet } of halls)
    expect(cannonsOf({ id, category, classify, minBet, engine: 'fishing' })).toEqual([minBet, 5 * minBet, 20 * minBet])
})
