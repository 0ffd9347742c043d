import * as v from 'valibot'
import { expect, test } from 'vitest'
import { clearedParams, isFiltered, listingParams, mergeParams } from './listing-params.ts'

test('[LOB-02] partial updates merge into the parameters, and what says nothing leaves the address', () => {
  expect(mergeParams({ q: 'owl', provider: 'KW' }, { q: '', sort: 'name' })).toEqual({ provider: 'KW', sort: 'name' })
  expect(mergeParams({ sort: 'name' }, { sort: 'popular' })).toEqual({})
})

test('[LOB-02] an address that does not fit still opens', () => {
  const params = v.parse(listingParams, { q: 'x'.repeat(65), bet: -1, sort: 'loudest', view: 'hot' })
  expect(params).toEqual({ q: '', bet: 0, sort: 'popular', view: 'hot' })
})

test('[LOB-02] the order alone is not a filter', () => {
  expect(isFiltered({ sort: 'name', view: 'hot' })).toBe(false)
  expect(isFiltered({ lines: 20 })).toBe(true)
})

test('[LOB-02] the filters can be taken back at once; view and order stay', () => {
  expect(
    clearedParams({ q: 'owl', provider: 'KW', type: 'JP', bet: 5, lines: 20, sort: 'name', view: 'recent' }),
  ).toEqual({ sort: 'name', view: 'recent' })
})
