import { expect, test } from 'vitest'
import { createSearchIndex, indexAtRest } from './search-index.ts'

const game = (name: string, provider = 'Kirin Works', category = 'RNG') => ({ name, provider, category })
const games = [
  game('Dragon Pearl', 'Glasshouse'),
  game('Jade Dragon'),
  game('Jade'),
  game('Jade Lantern'),
  game('Carp of Jade'),
  game('Tiger Fortune', 'Paper Tiger'),
  game('Salon Priv\u00e9 Baccarat', 'Halcyon', 'LIVE'),
  game('\u0110i\u1ec7n Bi\u00ean 3D', 'Ninefold', 'LOTT'),
  game('Panda\u2019s Grove', 'Tessera'),
  game('\u9ebb\u5c06\u80e1\u4e86', 'Tessera'),
  game('Shark Reef', 'Bluefin', 'FISH'),
  game('Samurai Gate: Deluxe', 'Kirin Works'),
]
const { find } = createSearchIndex(games, { FISH: 'Fishing', RNG: 'Slots' })
const names = (typed: string, most?: number) => find(typed, most).games.map(({ name }) => name)

test('[BEY-24] the whole name comes first, then its beginning, then the beginning of a word; the order of the catalogue breaks ties', () => {
  expect(names('jade')).toEqual(['Jade', 'Jade Dragon', 'Jade Lantern', 'Carp of Jade'])
  expect(names('dra')).toEqual(['Dragon Pearl', 'Jade Dragon'])
})

test.each([
  ['tigre', 'Tiger Fortune'],
  ['tigr', 'Tiger Fortune'],
  ['tyger', 'Tiger Fortune'],
  ['tiiger', 'Tiger Fortune'],
  ['itger', 'Tiger Fortune'],
  ['smaurai', 'Samurai Gate: Deluxe'],
  ['samrai gat', 'Samurai Gate: Deluxe'],
  ['fortnue tiger', 'Tiger Fortune'],
  ['forutnee', 'Tiger Fortune'],
])('[BEY-24] %s finds %s', (typed, name) => {
  expect(names(typed)).toEqual([name])
})

test('[BEY-24] one slip is forgiven up to five letters, two beyond, none in two letters', () => {
  expect(names('tgire')).toEqual([])
  expect(names('fartone')).toEqual(['Tiger Fortune'])
  expect(names('fartine x')).toEqual([])
  expect(names('zk')).toEqual([])
})

test('[BEY-24] accents, signs and capitals make no difference', () => {
  expect(names('SALON prive')).toEqual(['Salon Priv\u00e9 Baccarat'])
  expect(names('dien bien')).toEqual(['\u0110i\u1ec7n Bi\u00ean 3D'])
  expect(names('pandas gr')).toEqual(['Panda\u2019s Grove'])
  expect(names('gate deluxe')).toEqual(['Samurai Gate: Deluxe'])
  expect(names('\u80e1\u4e86')).toEqual(['\u9ebb\u5c06\u80e1\u4e86'])
})

test('[BEY-24] words count in any order, and the names of provider and category too', () => {
  expect(names('dragon jade')).toEqual(['Jade Dragon'])
  expect(names('tessera')).toEqual(['Panda\u2019s Grove', '\u9ebb\u5c06\u80e1\u4e86'])
  expect(names('fishing')).toEqual(['Shark Reef'])
  expect(names('kirin jade')).toEqual(['Jade Dragon', 'Jade', 'Jade Lantern', 'Carp of Jade'])
  expect(names('paper')).toEqual(['Tiger Fortune'])
})

test('[BEY-24] all that fit are counted, the best of them given', () => {
  expect(find('jade', 2)).toMatchObject({ total: 4, games: [{ name: 'Jade' }, { name: 'Jade Dragon' }] })
  expect(find('  ').total).toBe(0)
  expect(find('unicorn').total).toBe(0)
})

test('[BEY-24] a name of two lines does not move the others', () => {
  const index = createSearchIndex([game('Owl\nHour'), game('Rose Room')])
  expect(index.find('rose').games[0]?.name).toBe('Rose Room')
  expect(index.find('owl hour').games[0]?.name).toBe('Owl\nHour')
})

test('[BEY-24] what no game is called leads to the names most like it', () => {
  const index = createSearchIndex(['Jade Dragon', 'Lantern Night', 'Sunset Lanterns'].map((name) => game(name)))
  expect(index.like('nightlantren', 2).map(({ name }) => name)).toEqual(['Lantern Night', 'Sunset Lanterns'])
  expect(index.like('xyz', 2)).toEqual([])
})

test('[BEY-24] made at rest, an index reads at most 400 names between two pauses, and finds the same', async () => {
  let read = 0
  const reads: number[] = []
  const many = Array.from({ length: 1_700 }, (_, at) => ({
    provider: `Provider ${at % 40}`,
    category: 'FISH',
    get name() {
      read += 1
      return `Jade ${at}`
    },
  }))
  const rest = async () => {
    reads.push(read)
    read = 0
  }
  const index = await indexAtRest(many, { FISH: 'Fishing' }, rest)
  const [longest] = [...reads, read].toSorted((a, b) => b - a)
  // A name is asked twice for line ends at most.
  expect(longest).toBeLessThanOrEqual(2 * 400)
  expect(reads.length).toBeGreaterThanOrEqual(6)
  for (const typed of ['jade', 'jade 17', 'fishing', 'jdae', 'provider 3'])
    expect(index.find(typed)).toEqual(createSearchIndex(many, { FISH: 'Fishing' }).find(typed))
})
