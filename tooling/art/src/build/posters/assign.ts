import type { CatalogueGame } from '../../../../../apps/gateway/src/seed/catalogue/index.ts'
import { directed } from '../data/directed.ts'
import type { PaletteName } from '../data/palettes.ts'
import { isDay } from '../data/palettes.ts'
import type { Pool } from '../data/pools.ts'
import { pools } from '../data/pools.ts'
import { entriesFor } from '../data/words.ts'
import { chance } from '../draw/chance.ts'
import type { TemplateName } from '../templates/index.ts'

/** The three decisions that neighbours must not share. */
export interface Look {
  readonly template: TemplateName
  readonly palette: PaletteName
  readonly icon: string
}

const sides = new Set([1, 3, 6, 7])
const range = 8

const apart = (looks: readonly Look[], template: TemplateName, palette: PaletteName): number => {
  let cost = 0
  for (let distance = 1; distance <= range; distance += 1) {
    const other = looks.at(-distance)
    if (other === undefined) break
    const side = sides.has(distance)
    if (other.template === template && other.palette === palette) cost += 1000
    if (other.template === template) cost += side ? 6 : 1
    if (other.palette === palette) cost += side ? 6 : 2
  }
  const lastDay = looks.toReversed().findIndex((look) => isDay(look.palette))
  const dark = lastDay === -1 ? looks.length : lastDay
  if (!isDay(palette) && dark >= 3) cost += 5
  if (isDay(palette) && dark === 0) cost += 3
  if (isDay(palette) && looks.slice(-7).filter((look) => isDay(look.palette)).length >= 3) cost += 4
  return cost
}

const nearness = (looks: readonly Look[], icon: string): number => {
  const at = looks
    .slice(-42)
    .toReversed()
    .findIndex((look) => look.icon === icon)
  if (at === -1) return 0
  return at < range ? 30 : 6
}

const best = <T>(options: readonly T[], cost: (option: T) => number, seed: string): T | undefined => {
  const roll = chance(seed)
  return options.map((option) => ({ option, value: cost(option) + roll() })).toSorted((a, b) => a.value - b.value)[0]
    ?.option
}

const own: readonly TemplateName[] = ['climb', 'cells', 'pegs', 'bauhaus', 'balls']

const lookOf = (game: CatalogueGame, looks: readonly Look[]): Look => {
  const pool: Pool = pools[game.category]
  const hand = directed.get(game.title) ?? {}
  const entries = entriesFor(game.title)
  const first = entries.find((entry) => entry.heroes.length > 0)
  const heroes = hand.icon ? [hand.icon] : first ? first.heroes : pool.heroes
  const icon =
    best(heroes, (name) => nearness(looks, name) + heroes.indexOf(name) * 0.7, `${game.id}/hero`) ?? pool.heroes[0]
  const asked = new Set(entries[0]?.templates.filter((name) => pool.templates.includes(name) || own.includes(name)))
  const liked = new Set(entries.flatMap((entry) => entry.palettes))
  const templateNames = hand.template
    ? [hand.template]
    : [...new Set([...pool.templates, ...asked])].filter((name) => allowed(name, asked, game))
  const paletteNames = hand.palette ? [hand.palette] : [...new Set([...pool.palettes, ...liked])]
  const pairs = templateNames.flatMap((template) => paletteNames.map((palette) => ({ template, palette })))
  const cost = ({ template, palette }: { template: TemplateName; palette: PaletteName }) =>
    apart(looks, template, palette) +
    (asked.size > 0 && !asked.has(template) ? 3.4 : 0) +
    (liked.size > 0 && !liked.has(palette) ? 4 : 0)
  const pair = best(pairs, cost, `${game.id}/pair`) ?? { template: 'burst', palette: 'ember' }
  return { ...pair, icon }
}

const needs: Partial<Record<TemplateName, RegExp>> = {
  wheel: /roulette|wheel|dial/i,
  balls: /keno|ball|bingo|draw|quick|five|six|seven|pick|three/i,
  table: /baccarat|blackjack|sic bo|dice|poker|room|lounge|\d/i,
}

function allowed(name: TemplateName, asked: ReadonlySet<TemplateName>, game: CatalogueGame): boolean {
  return asked.has(name) || (needs[name]?.test(game.title) ?? true)
}

/** Walks one list in its listing order and gives each game its look, at least cost to its eight neighbours. */
export const assign = (games: readonly CatalogueGame[]): Map<number, Look> => {
  const looks: Look[] = []
  const found = new Map<number, Look>()
  for (const game of games) {
    const look = lookOf(game, looks)
    looks.push(look)
    found.set(game.id, look)
  }
  return found
}
