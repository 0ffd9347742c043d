import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { whole } from '@parlour/vitest/sample'
import { describe, expect, test } from 'vitest'
import { games } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { directed } from '../data/directed.ts'
import { pools } from '../data/pools.ts'
import { wordTable } from '../data/words.ts'
import { hasIcon } from '../draw/icons.ts'
import { boxOf } from '../draw/outline.ts'
import { readPath } from '../draw/path-data.ts'
import { gamePieces, otherPieces } from '../pieces.ts'
import type { Look } from './assign.ts'
import { assign } from './assign.ts'
import { budget, drawPoster, weigh } from './draw-poster.ts'
import { listingsOf, range } from './neighbours.ts'

const looks = assign(games)
const lookOf = (id: number): Look => looks.get(id) ?? { template: 'burst', palette: 'ember', icon: 'lotus' }
const posters = games.map((game) => ({ game, look: lookOf(game.id), svg: drawPoster(game, lookOf(game.id)) }))

/** The title's outline is the last that a poster defines. */
const titleBox = (svg: string) => boxOf(readPath([...svg.matchAll(/<path id="\w+" d="([^"]+)"\/>/g)].at(-1)?.[1] ?? ''))

describe('posters of the whole catalogue', () => {
  test('there are at least 1200, and each weighs at most 4096 bytes gzip', () => {
    expect(posters.length).toBeGreaterThanOrEqual(1200)
    for (const { game, svg } of posters) expect(weigh(svg), game.title).toBeLessThanOrEqual(budget)
  })

  test('none asks for anything outside itself', () => {
    for (const { game, svg } of posters)
      expect(svg, game.title).not.toMatch(
        /https?:(?!\/\/www\.w3\.org\/2000\/svg)|<image|<text|<script|NaN|undefined|Infinity/,
      )
  })

  test('the letters of every title stay in their zone', () => {
    for (const { game, look, svg } of posters) {
      const { left, top, right, bottom } = titleBox(svg)
      expect(left, game.title).toBeGreaterThanOrEqual(38)
      expect(right, game.title).toBeLessThanOrEqual(562)
      expect(top, game.title).toBeGreaterThanOrEqual(look.template === 'type' ? 110 : 570)
      expect(bottom, game.title).toBeLessThanOrEqual(748)
    }
  })

  test('in no listing of the site do two games within eight places share template and palette', () => {
    const clashes = listingsOf(games).flatMap(({ name, games: list }) =>
      list.flatMap((game, at) => {
        const look = lookOf(game.id)
        return list
          .slice(Math.max(0, at - range), at)
          .filter(({ id }) => lookOf(id).template === look.template && lookOf(id).palette === look.palette)
          .map((other) => `${name}: ${game.title} beside ${other.title}`)
      }),
    )
    expect(clashes).toEqual([])
  })

  test('the same game gives the same bytes, in any order of drawing', () => {
    for (const { game, look, svg } of posters.filter((_, at) => at % 29 === 0).toReversed())
      expect(drawPoster(game, look)).toBe(svg)
  })
})

const step = whole ? 1 : 61

test(`a build in another process gives the same bytes, ${step === 1 ? 'piece for piece' : `for every ${step}st piece`}`, async () => {
  const here = createHash('sha256')
  const add = (path: string, text: string) => here.update(`${path}\0${text}\0`)
  for (const [path, text] of gamePieces(step)) add(path, text)
  for (const [path, text] of otherPieces(step)) add(path, text)
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [main, '--digest', String(step)])
  expect(stdout.trim()).toBe(here.digest('hex'))
}, 900_000)

test('every hero of the tables is in the icon set, and every hand decision names a game', () => {
  const heroes = [...wordTable.flatMap((entry) => entry.heroes), ...Object.values(pools).flatMap((pool) => pool.heroes)]
  for (const icon of heroes) expect(hasIcon(icon), icon).toBe(true)
  for (const [title, { icon }] of directed) {
    expect(
      games.some((game) => game.title === title),
      title,
    ).toBe(true)
    if (icon !== undefined) expect(hasIcon(icon), icon).toBe(true)
  }
})
