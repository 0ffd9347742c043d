import type { CatalogueGame } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { directed } from '../data/directed.ts'
import type { PaletteName } from '../data/palettes.ts'
import { isDay } from '../data/palettes.ts'
import type { Pool } from '../data/pools.ts'
import { pools } from '../data/pools.ts'
import { entriesFor } from '../data/words.ts'
import { chance } from '../draw/chance.ts'
import type { TemplateName } from '../templates/index.ts'
import type { Neighbour } from './neighbours.ts'
import { listingsOf, neighboursOf, range } from './neighbours.ts'

/** The three decisions that neighbours must not share. */
export interface Look {
  readonly template: TemplateName
  readonly palette: PaletteName
  readonly icon: string
}

type Pair = Omit<Look, 'icon'>
interface DeferredShell extends Look {
  readonly distance: number
  readonly own: boolean
}

const sides = new Set([1, 3, 6, 7])

const apart = (around: readonly DeferredShell[], { template, palette }: Pair): number => {
  let cost = 0
  for (const other of around) {
    const [sameTemplate, samePalette] = [other.template === template, other.palette === palette]
    if (!sameTemplate && !samePalette) continue
    const side = sides.has(other.distance)
    if (sameTemplate && samePalette) cost += 1000
    if (sameTemplate) cost += other.own ? (side ? 6 : 1) : side ? 1 : 0
    if (samePalette) cost += other.own ? (side ? 6 : 2) : side ? 1.5 : 0
  }
  return cost
}

const rhythm = (around: readonly DeferredShell[], palette: PaletteName): number => {
  const close = around.filter((other) => other.own && other.distance <= 3)
  const days = close.filter((other) => isDay(other.palette)).length
  if (!isDay(palette)) return days === 0 && close.length >= 3 ? 5 : 0
  const beside = close.some((other) => other.distance === 1 && isDay(other.palette))
  return (beside ? 3 : 0) + (days >= 3 ? 4 : 0)
}

/** Templates that say much the same as one that a word asks for. */
const kin: Partial<Record<TemplateName, readonly TemplateName[]>> = {
  horizon: ['clouds', 'cavern'],
  arch: ['curtain', 'cavern'],
  medallion: ['stamp', 'curtain'],
  burst: ['clouds', 'stamp'],
  salon: ['curtain'],
  hud: ['grid'],
  stripes: ['stadium'],
  pitch: ['stadium'],
  rosette: ['stamp'],
  reels: ['curtain', 'stamp'],
}

const needs: Partial<Record<TemplateName, RegExp>> = {
  wheel: /roulette|wheel|dial/i,
  balls: /keno|ball|bingo|draw|quick|five|six|seven|pick|three/i,
  table: /baccarat|blackjack|sic bo|dice|poker|room|lounge|\d/i,
}

const best = <T>(options: readonly T[], cost: (option: T) => number, seed: string): T | undefined => {
  const roll = chance(seed)
  let [found, least] = [options[0], Number.POSITIVE_INFINITY]
  for (const option of options) {
    const value = cost(option) + roll()
    if (value < least) [found, least] = [option, value]
  }
  return found
}

const own: readonly TemplateName[] = ['climb', 'cells', 'pegs', 'bauhaus', 'balls']

const optionsOf = (game: CatalogueGame) => {
  const pool: Pool = pools[game.category]
  const hand = directed.get(game.title) ?? {}
  const entries = entriesFor(game.title)
  const asked = new Set(entries[0]?.templates.filter((name) => pool.templates.includes(name) || own.includes(name)))
  const near = new Set([...asked].flatMap((name) => kin[name] ?? []))
  const liked = new Set(entries.flatMap((entry) => entry.palettes))
  const templates = [...new Set([...pool.templates, ...asked])].filter(
    (name) => name === hand.template || asked.has(name) || (needs[name]?.test(game.title) ?? true),
  )
  const palettes = [...new Set([...pool.palettes, ...liked, ...(hand.palette ? [hand.palette] : [])])]
  const away = ({ template, palette }: Pair): number =>
    (hand.template && hand.template !== template ? 60 : 0) +
    (hand.palette && hand.palette !== palette ? 50 : 0) +
    (asked.size > 0 && !asked.has(template) ? (near.has(template) ? 0.8 : 2.6) : 0) +
    (liked.size > 0 && !liked.has(palette) ? 4 : 0)
  const names = hand.template ? [...new Set([hand.template, ...templates])] : templates
  return names
    .flatMap((template) => palettes.map((palette) => ({ template, palette })))
    .map((pair) => ({ pair, away: away(pair) }))
}

const heroOf = (game: CatalogueGame, before: readonly string[]): string => {
  const pool: Pool = pools[game.category]
  const hand = directed.get(game.title)?.icon
  const first = entriesFor(game.title).find((entry) => entry.heroes.length > 0)
  const heroes = hand ? [hand] : first ? first.heroes : pool.heroes
  const nearness = (icon: string) => {
    const at = before.lastIndexOf(icon)
    return at === -1 ? 0 : before.length - at <= range ? 30 : 6
  }
  return best(heroes, (name) => nearness(name) + heroes.indexOf(name) * 0.7, `${game.id}/hero`) ?? pool.heroes[0]
}

/** Gives each game its look at least cost to its neighbours in any listing; goes round three times. */
export const assign = (games: readonly CatalogueGame[]): Map<number, Look> => {
  const near = neighboursOf(listingsOf(games))
  const byRank = games.toSorted((a, b) => a.rank - b.rank)
  const found = new Map<number, Look>()
  const seen = new Map<string, Look[]>()
  const chosen = byRank.map((game) => ({ game, options: optionsOf(game) }))
  for (const round of [0, 1, 2])
    for (const { game, options } of chosen) {
      const others = seen.get(game.category) ?? []
      if (round === 0) seen.set(game.category, others)
      const around = (near.get(game.id) ?? []).flatMap(({ id, distance, own: mine }: Neighbour): DeferredShell[] => {
        const look = found.get(id)
        return look ? [{ ...look, distance, own: mine }] : []
      })
      const past = others.slice(-40)
      const often = (template: TemplateName) => past.filter((look) => look.template === template).length * 0.7
      const counts = new Map(options.map(({ pair }) => [pair.template, round === 0 ? often(pair.template) : 0]))
      const kept = round === 0 ? undefined : found.get(game.id)
      const picked = best(
        options,
        ({ pair, away }) =>
          away +
          apart(around, pair) +
          rhythm(around, pair.palette) +
          (counts.get(pair.template) ?? 0) +
          (kept && (kept.template !== pair.template || kept.palette !== pair.palette) ? 3 : 0),
        `${game.id}/pair`,
      )?.pair ?? { template: 'burst' as const, palette: 'ember' as const }
      const icon =
        kept?.icon ??
        heroOf(
          game,
          others.slice(-42).map((look) => look.icon),
        )
      const look = { ...picked, icon }
      if (round === 0) others.push(look)
      found.set(game.id, look)
    }
  return found
}
