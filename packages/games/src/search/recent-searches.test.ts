import { createMemoryStore } from '@parlour/auth/testing'
import { expect, test } from 'vitest'
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'

test('[BEY-24] searches are kept on the device, the last first, each once, eight at most', () => {
  const store = createMemoryStore()
  for (const text of ['owl', 'jade', ' Owl ', '  ']) rememberSearch(store, text)
  expect(recentSearches(store)).toEqual(['Owl', 'jade'])
  for (let at = 0; at < 9; at += 1) rememberSearch(store, `game ${at}`)
  expect(recentSearches(store)).toHaveLength(8)
  expect(recentSearches(store)[0]).toBe('game 8')
})

test('[BEY-24] one search is forgotten, or all of them', () => {
  const store = createMemoryStore()
  rememberSearch(store, 'owl')
  rememberSearch(store, 'jade')
  expect(forgetSearch(store, 'JADE')).toEqual(['owl'])
  expect(forgetSearch(store)).toEqual([])
  expect(recentSearches(store)).toEqual([])
})

test('[BEY-24] what others left under the key is no search', () => {
  const store = createMemoryStore()
  store.set('SEARCHES', '{"a":1}')
  expect(recentSearches(store)).toEqual([])
  store.set('SEARCHES', '[1,"owl"')
  expect(recentSearches(store)).toEqual([])
})
