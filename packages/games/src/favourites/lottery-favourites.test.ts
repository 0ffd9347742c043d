import { createMemoryStore } from '@parlour/auth/testing'
import { expect, test } from 'vitest'
import { lotteryFavourites, toggleLotteryFavourite } from './lottery-favourites.ts'

test('[LOB-06] lottery favourites are kept per username under LOTTFAV', () => {
  const store = createMemoryStore()
  expect(toggleLotteryFavourite(store, 'ana', 'MEKONG4D')).toEqual(['MEKONG4D'])
  toggleLotteryFavourite(store, 'ana', 'FAST5')
  toggleLotteryFavourite(store, 'ben', 'MEKONG4D')
  expect(toggleLotteryFavourite(store, 'ana', 'MEKONG4D')).toEqual(['FAST5'])
  expect([lotteryFavourites(store, 'ana'), lotteryFavourites(store, 'ben'), lotteryFavourites(store, 'cai')]).toEqual([
    ['FAST5'],
    ['MEKONG4D'],
    [],
  ])
  expect(JSON.parse(store.get('LOTTFAV') ?? '')).toEqual({ ana: ['FAST5'], ben: ['MEKONG4D'] })
})

test.each(['', 'no JSON', '[]', '7', 'null', '{"ana":7}', '{"ana":[1]}'])(
  '[LOB-06] a store that holds %j counts as empty',
  (text) => {
    expect(lotteryFavourites(createMemoryStore({ LOTTFAV: text }), 'ana')).toEqual([])
  },
)

test('[LOB-06] no username reaches what belongs to every object', () => {
  expect(lotteryFavourites(createMemoryStore(), 'constructor')).toEqual([])
})
