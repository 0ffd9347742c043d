import { useDeferredValue, useMemo } from 'react'
import { categories } from '../../categories/category.ts'
import { studiosOf, type Lane, type Studio } from '../../categories/lanes.ts'
import type { Game } from '../../game.ts'
import { closeGames } from '../../search/close-games.ts'
import { matchNames } from '../../search/match-names.ts'
import { createSearchIndex } from '../../search/search-index.ts'
import { useGamesText } from '../use-games-text.ts'

/** What was found for what was typed. */
export interface FoundAll {
  readonly games: readonly Game[]
  readonly studios: readonly Studio[]
  readonly lanes: readonly (Lane & { readonly name: string })[]
  /** Everything that fits, more than is shown. */
  readonly total: number
  /** Something was typed, and nothing is called so. */
  readonly missed: boolean
  /** Games most like it, when it was missed. */
  readonly similar: readonly Game[]
}

const mostGames = 20
const mostNames = 4
const mostSimilar = 6
const noLanes: readonly Lane[] = []

/** Looks for what was typed in the catalogue, its studios and its categories; the catalogue is made searchable once. */
export function useFound(typed: string, catalogue: readonly Game[] | undefined, lanes: readonly Lane[] = noLanes): FoundAll {
  const text = useGamesText()
  const wanted = useDeferredValue(typed)
  const names = useMemo(() => Object.fromEntries(categories.map((category) => [category, text(`games.category.${category}`)])), [text])
  const index = useMemo(() => catalogue && createSearchIndex(catalogue, names), [catalogue, names])
  return useMemo(() => {
    const { games, total } = index?.find(wanted, mostGames) ?? { games: [], total: 0 }
    const studios = matchNames(studiosOf(lanes), wanted)
    const named = matchNames(lanes.map((lane) => ({ ...lane, name: names[lane.category] ?? lane.category })), wanted)
    const all = total + studios.length + named.length
    const missed = wanted.trim() !== '' && catalogue !== undefined && all === 0
    return {
      games,
      studios: studios.slice(0, mostNames),
      lanes: named.slice(0, mostNames),
      total: all,
      missed,
      similar: missed ? closeGames(catalogue, wanted, mostSimilar) : [],
    }
  }, [index, wanted, lanes, names, catalogue])
}
