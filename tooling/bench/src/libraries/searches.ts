import uFuzzy from '@leeoniya/ufuzzy'
import { createSearchIndex } from '@parlour/games'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { games } from './games.ts'

/** Answers the names of the games that a text finds, the best first. */
export type Search = (typed: string) => readonly string[]

const most = 42
const categories: Readonly<Record<string, string>> = { FISH: 'Fishing', RNG: 'Slots' }
const rows = games.map((game) => ({ ...game, kind: categories[game.category] ?? '' }))
const nameOf = (place: number): string => games[place]?.name ?? ''

/** Each way to search, as its documents advise for typing; making one makes its index. */
export const searches = {
  ours() {
    const index = createSearchIndex(games, categories)
    return (typed) => index.find(typed, most).games.map(({ name }) => name)
  },
  'fuse.js'() {
    const fuse = new Fuse(rows, { keys: ['name', 'provider', 'kind'], ignoreDiacritics: true, threshold: 0.3 })
    return (typed) => fuse.search(typed, { limit: most }).map(({ item }) => item.name)
  },
  minisearch() {
    const index = new MiniSearch({
      fields: ['name', 'provider', 'kind'],
      processTerm: (term) => uFuzzy.latinize([term])[0]?.toLowerCase() ?? '',
      searchOptions: { prefix: true, fuzzy: 0.25, combineWith: 'AND' },
    })
    index.addAll(rows)
    return (typed) =>
      index
        .search(typed)
        .slice(0, most)
        .map(({ id }) => nameOf(Number(id)))
  },
  uFuzzy() {
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its enum has no values at run time: 1 forgives one slip a word
    const finder = new uFuzzy({ intraMode: 1, unicode: true, interSplit: '[^\\p{L}\\d]+' })
    const texts = uFuzzy.latinize(rows.map(({ name, provider, kind }) => `${name} ${provider} ${kind}`))
    return (typed) => {
      const [found, info, order] = finder.search(texts, uFuzzy.latinize([typed])[0] ?? '', 1)
      const places = info && order ? order.map((at) => info.idx[at] ?? -1) : (found ?? [])
      return places.slice(0, most).map(nameOf)
    }
  },
} satisfies Record<string, () => Search>
