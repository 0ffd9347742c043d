import { expect, test } from 'vitest'
import { pagingSearch, listPaging, sortInput, sortOf } from './list-paging.ts'

const columns = ['time', 'amount'] as const

test('[AGT-07] a list is read from its address and written back; nonsense is the first page in the usual order', () => {
  expect(listPaging({ page: '3', sort: '-amount' })).toEqual({
    page: 3,
    sort: { id: 'amount', direction: 'descending' },
  })
  for (const search of [{ page: '3', sort: '-amount' }, { sort: 'time' }, {}])
    expect(pagingSearch(listPaging(search))).toEqual(search)
  for (const sort of ['', '-', '--time', '<b>', 'a b', 'x'.repeat(33)])
    expect(listPaging({ page: '-1', sort })).toEqual({ page: 1 })
})

test('[AGT-07] a list is asked for by a column that it sorts by, the newest first where the address names none', () => {
  expect(sortInput(listPaging({ sort: 'amount' }), columns)).toEqual({ sort: 'amount', order: 'asc' })
  for (const sort of [undefined, 'password', '-constructor'])
    expect([sortOf(listPaging({ sort }), columns), sortInput(listPaging({ sort }), columns)]).toEqual([
      { id: 'time', direction: 'descending' },
      { sort: 'time', order: 'desc' },
    ])
})
