import { describe, expect, test } from 'vitest'
import { categories, games } from '../../../../../apps/gateway/src/seed/catalogue/index.ts'
import { directed } from '../data/directed.ts'
import { pools } from '../data/pools.ts'
import { wordTable } from '../data/words.ts'
import { hasIcon } from '../draw/icons.ts'
import { assign } from './assign.ts'
import type { Look } from './assign.ts'
import { budget, drawPoster, weigh } from './draw-poster.ts'

const listOf = (category: string) => games.filter((game) => game.category === category)
const looks = assign(games)
const lookOf = (id: number): Look => looks.get(id) ?? { template: 'burst', palette: 'ember', icon: 'lotus' }
const sample = games.filter((game, at) => directed.has(game.title) || at % 29 === 0)

describe('posters', () => {
  test('the same game gives the same bytes, in any order of drawing', () => {
    const forwards = sample.slice(0, 20).map((game) => drawPoster(game, lookOf(game.id)))
    const backwards = sample
      .slice(0, 20)
      .toReversed()
      .map((game) => drawPoster(game, lookOf(game.id)))
    expect(backwards.toReversed()).toEqual(forwards)
  })

  test('each weighs at most 4096 bytes gzip and asks for nothing outside itself', () => {
    for (const game of sample) {
      const svg = drawPoster(game, lookOf(game.id))
      expect(weigh(svg), game.title).toBeLessThanOrEqual(budget)
      expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org\/2000\/svg)|<image|<text|<script|NaN|undefined|Infinity/)
    }
  })

  test('no two of nine games in a row share template and palette', () => {
    for (const category of categories) {
      const list = listOf(category).map((game) => ({ game, look: lookOf(game.id) }))
      list.forEach(({ game, look }, at) => {
        for (const other of list.slice(Math.max(0, at - 8), at)) {
          const bothByHand = directed.has(game.title) && directed.has(other.game.title)
          const same = other.look.template === look.template && other.look.palette === look.palette
          expect(same && !bothByHand, `${game.title} beside ${other.game.title}`).toBe(false)
        }
      })
    }
  })

  test('every hero of the tables is in the icon set, and every hand decision names a game', () => {
    const heroes = [
      ...wordTable.flatMap((entry) => entry.heroes),
      ...Object.values(pools).flatMap((pool) => pool.heroes),
    ]
    for (const icon of heroes) expect(hasIcon(icon), icon).toBe(true)
    for (const [title, { icon }] of directed) {
      expect(
        games.some((game) => game.title === title),
        title,
      ).toBe(true)
      if (icon !== undefined) expect(hasIcon(icon), icon).toBe(true)
    }
  })
})
