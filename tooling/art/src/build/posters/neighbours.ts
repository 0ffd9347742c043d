import type { CatalogueGame } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { hotShelf, newShelf, providers } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'

/** One order in which the site lists games: the category's own, or one that mixes games. */
export interface Listing {
  readonly name: string
  readonly own: boolean
  readonly games: readonly CatalogueGame[]
}

/** How far apart two games of a listing are, from 1 to `range`, and in which kind of listing. */
export interface Neighbour {
  readonly id: number
  readonly distance: number
  readonly own: boolean
}

/**
 * Tiles at 1, 3, 6 and 7 places touch by a side in grids of three, six and seven; up to eight places they touch at all.
 */
export const range = 8

/**
 * Every order in which the site lists games by popularity: all, each category, each provider, both, the in-house ones.
 */
export const listingsOf = (games: readonly CatalogueGame[]): Listing[] => {
  const byRank = games.toSorted((a, b) => a.rank - b.rank)
  const codes = [...new Set(byRank.map((game) => game.category))]
  const inHouse = new Set<string>(providers.filter((provider) => provider.inHouse).map((provider) => provider.code))
  const pick = (name: string, keep: (game: CatalogueGame) => boolean, own = false): Listing => ({
    name,
    own,
    games: byRank.filter(keep),
  })
  const shelf = (name: string, titles: readonly string[]): Listing => ({
    name,
    own: false,
    games: titles.flatMap((title) => byRank.filter((game) => game.title === title)),
  })
  return [
    ...codes.map((code) => pick(code, (game) => game.category === code, true)),
    pick('all', () => true),
    pick('hot', (game) => game.hot),
    pick('new', (game) => game.isNew),
    shelf('hot row', hotShelf),
    shelf('new row', newShelf),
    pick('in-house', (game) => game.category === 'RNG' && inHouse.has(game.provider)),
    ...providers.flatMap(({ code }) => [
      pick(code, (game) => game.provider === code),
      ...codes.map((category) =>
        pick(`${code} ${category}`, (game) => game.provider === code && game.category === category),
      ),
    ]),
  ].filter((listing) => listing.games.length > 1)
}

/** For each game, who stands within reach of it in any listing; of two listings the nearer place counts. */
export const neighboursOf = (listings: readonly Listing[]): Map<number, Neighbour[]> => {
  const found = new Map<number, Map<number, Neighbour>>()
  for (const { games, own } of listings)
    games.forEach((game, at) => {
      const known = found.get(game.id) ?? new Map<number, Neighbour>()
      found.set(game.id, known)
      for (let step = -range; step <= range; step += 1) {
        const other = games[at + step]
        if (step === 0 || other === undefined) continue
        const before = known.get(other.id)
        if (before?.own === true || (before && !own && before.distance <= Math.abs(step))) continue
        known.set(other.id, { id: other.id, distance: Math.abs(step), own })
      }
    })
  return new Map([...found].map(([id, known]) => [id, [...known.values()]]))
}
