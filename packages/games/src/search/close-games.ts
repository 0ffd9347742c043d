import type { Searchable } from './search-index.ts'
import { fold } from './fold.ts'

const least = 0.25

const pairsOf = (text: string): Set<string> => {
  const joined = fold(text).replaceAll(' ', '')
  return new Set(Array.from({ length: Math.max(0, joined.length - 1) }, (_, at) => joined.slice(at, at + 2)))
}

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared += 1
  return (2 * shared) / (one.size + other.size || 1)
}

/** The games whose names share most pairs of letters with what was typed, the closest first; for a search that finds nothing. Source: BEY-24. */
export function closeGames<Item extends Searchable>(games: readonly Item[], typed: string, count: number): Item[] {
  const own = pairsOf(typed)
  return games
    .map((game) => ({ game, like: likeness(own, pairsOf(game.name)) }))
    .filter(({ like }) => like >= least)
    .toSorted((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ game }) => game)
}
