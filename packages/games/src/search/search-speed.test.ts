import { expect, test } from 'vitest'
import { countWork } from '../testing/count-work.ts'
import { manyGames } from '../testing/many-games.ts'
import { createSearchIndex } from './search-index.ts'

// What a search does is counted, so that it is the same on every machine; what it takes is measured by `bench/search.ts`.
const games = manyGames(20_000)
const signs = games.reduce((sum, { name }) => sum + name.length + 1, 0)
const words = games.reduce((sum, { name }) => sum + name.split(' ').length, 0)
const index = createSearchIndex(games)
// The first search makes what the others share.
index.find('drgaon fortnue')
index.like('dragoonlantren', 6)

test.each(['d', 'dr', 'dra', 'dragon', 'jade', 'night', 'tiger f', 'ruby r', 'zodiac'])(
  '[BEY-24] of the words of 20,000 games, a search for %s looks at one in eight at most, and reads none of their signs',
  (typed) => {
    const { result, starts, reads } = countWork(() => index.find(typed))
    expect(result.total).toBeGreaterThan(0)
    expect(starts).toBeGreaterThanOrEqual(result.total)
    expect(starts).toBeLessThan(words / 8)
    expect(reads).toBeLessThan(20)
  },
)

test('[BEY-24] words with slips read at most as many signs as there are, and words that no name is near to hardly any', () => {
  const slips = countWork(() => index.find('drgaon fortnue'))
  expect(slips.result.total).toBeGreaterThan(0)
  expect(slips.starts).toBeLessThan(words / 8)
  expect(slips.reads).toBeLessThan(signs)
  const none = countWork(() => index.find('xylophonist'))
  expect(none.result.total).toBe(0)
  expect(none.starts).toBeLessThan(words / 8)
  expect(none.reads).toBeLessThan(signs / 100)
})

test('[BEY-24] names like one that no game has are found by reading each sign once, the index is made by reading it twice', () => {
  const like = countWork(() => index.like('dragoonlantren', 6))
  expect(like.result).toHaveLength(6)
  expect(like.reads).toBeLessThan(signs + 100)
  expect(countWork(() => createSearchIndex(games)).reads).toBeLessThan(2 * signs)
})
