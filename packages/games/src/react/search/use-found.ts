import { useDeferredValue, useMemo } from 'react'
import { providersOf, type Lane, type Provider } from '../../categories/lanes.ts'
import type { Game } from '../../game.ts'
import { matchNames } from '../../search/match-names.ts'
import type { CategoryNames, SearchIndex } from '../../search/search-index.ts'

/** What was found for what was typed. */
export interface FoundAll {
  readonly games: readonly Game[]
  readonly providers: readonly Provider[]
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

/** Looks for what was typed among the games, providers and categories; while one types, the last finds stand. */
export function useFound(
  typed: string,
  index: SearchIndex<Game> | undefined,
  names: CategoryNames,
  lanes: readonly Lane[] = noLanes,
): FoundAll {
  const wanted = useDeferredValue(typed)
  const providers = useMemo(() => providersOf(lanes), [lanes])
  const named = useMemo(
    () => lanes.map((lane) => ({ ...lane, name: names[lane.category] ?? lane.category })),
    [lanes, names],
  )
  return useMemo(() => {
    const { games, total } = index?.find(wanted, mostGames) ?? { games: [], total: 0 }
    const [foundProviders, foundLanes] = [matchNames(providers, wanted), matchNames(named, wanted)]
    const all = total + foundProviders.length + foundLanes.length
    const missed = wanted.trim() !== '' && index !== undefined && all === 0
    return {
      games,
      providers: foundProviders.slice(0, mostNames),
      lanes: foundLanes.slice(0, mostNames),
      total: all,
      missed,
      similar: missed ? index.like(wanted, mostSimilar) : [],
    }
  }, [index, wanted, providers, named])
}
