import { wordsOf } from '@parlour/validation/fold'

/** The games that share a name beside their own: that of their provider or category. */
export interface NameGroup {
  readonly words: readonly string[]
  readonly games: number[]
}

/** Groups games, by their places, under the names that `namesOf` gives each. */
export function groupByName<Item>(games: readonly Item[], namesOf: (game: Item) => readonly string[]): NameGroup[] {
  const groups = new Map<string, NameGroup>()
  games.forEach((game, place) => {
    for (const name of namesOf(game)) {
      const group = groups.get(name)
      if (group) group.games.push(place)
      else groups.set(name, { words: wordsOf(name), games: [place] })
    }
  })
  return [...groups.values()]
}
