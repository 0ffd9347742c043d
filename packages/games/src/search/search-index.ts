import type { Game } from '../game.ts'
import { createCloseReader } from './close-lines.ts'
import { createFinder, lettersOf } from './find-games.ts'
import { fold } from '@parlour/validation/fold'
import { groupByName, type NameGroup } from './name-groups.ts'
import { wordStartsOf } from './word-starts.ts'

/** What a game is found by. */
export type Searchable = Pick<Game, 'name' | 'provider' | 'category'>

/** What a search finds: the best first, and how many there are in all. */
export interface Found<Item> {
  readonly games: readonly Item[]
  readonly total: number
}

/**
 * Games by what was typed: the whole name, its beginning, a
 * word's beginning, all words, provider or category, with slips.
 */
export interface SearchIndex<Item> {
  find(typed: string, most?: number): Found<Item>
  /**
   * The games whose names share most pairs of letters with what
   * was typed, the closest first; for a search that finds nothing.
   */
  like(typed: string, most: number): readonly Item[]
}

/** The names of the categories for those who search, by their codes. */
export type CategoryNames = Readonly<Record<string, string>>

const usual = 42
/** Names that are folded in one step. */
const stepSize = 400
const lineEnd = '\n'

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}

/**
 * Makes a catalogue searchable; each step is short. What only some
 * searches need is made by the first of them, unless `whole`.
 */
function* indexSteps<Item extends Searchable>(
  games: readonly Item[],
  categories: CategoryNames,
  whole: boolean,
): Generator<void, SearchIndex<Item>> {
  const folded: string[] = []
  for (let from = 0; from < games.length; from += stepSize) {
    const names = games
      .slice(from, from + stepSize)
      .map(({ name }) => (name.includes(lineEnd) ? name.replaceAll(lineEnd, ' ') : name))
    folded.push(fold(names.join(lineEnd)))
    yield
  }
  const starts = wordStartsOf(folded.join(lineEnd))
  const groups = once((): readonly NameGroup[] =>
    groupByName(games, ({ provider, category }) => [provider, categories[category] ?? category]),
  )
  const letters = once(() => lettersOf(starts))
  if (whole) {
    yield
    groups()
    yield
    letters()
  }
  const find = createFinder({ starts, groups, letters })
  const close = once(() => createCloseReader(starts.text))
  const at = (places: readonly number[]) => places.flatMap((place) => games[place] ?? [])
  return {
    find(typed, most = usual) {
      const { places, total } = find(typed, most)
      return { games: at(places), total }
    },
    like: (typed, most) => at(close()(typed, most)),
  }
}

/**
 * Makes an index of a catalogue. It finds games by name, beginnings of words, provider and category, with typing
 * errors; the order of `games` breaks ties. Source: BEY-24.
 *
 * @param categories names of the categories by code, so that "fishing" finds its games
 * @returns the index
 * @example createSearchIndex(games, { FISH: 'Fishing' }).find('owl', 20).games
 */
export function createSearchIndex<Item extends Searchable>(
  games: readonly Item[],
  categories: CategoryNames = {},
): SearchIndex<Item> {
  const steps = indexSteps(games, categories, false)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Makes the same index in steps of a few milliseconds, each after
 * `rest` resolves, so that the page stays responsive. Source:
 * BEY-24.
 *
 * @returns the index
 * @example const index = await indexAtRest(games, names, idle)
 */
export async function indexAtRest<Item extends Searchable>(
  games: readonly Item[],
  categories: CategoryNames,
  rest: () => Promise<void>,
): Promise<SearchIndex<Item>> {
  const steps = indexSteps(games, categories, true)
  for (;;) {
    await rest()
    const step = steps.next()
    if (step.done) return step.value
  }
}
