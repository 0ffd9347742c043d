import type { DataColumn } from './data-column.ts'
import { expect, test } from 'vitest'
import { nextSort, sortRows } from './sort-rows.ts'

type Member = { name: string; profit: number | null }

const columns: DataColumn<Member>[] = [
  { id: 'name', head: 'Member', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'profit', head: 'Profit', align: 'end', cell: ({ profit }) => profit, sortValue: ({ profit }) => profit },
  { id: 'open', head: 'Open', cell: () => null },
]
const rows: Member[] = [
  { name: 'Đức', profit: -5 },
  { name: 'an', profit: null },
  { name: 'Bình', profit: 40 },
  { name: 'an 10', profit: 9 },
  { name: 'an 9', profit: 100 },
]
const names = (list: Member[]) => list.map(({ name }) => name)

test('[AGT-07] numbers are compared as numbers, and rows without one stay at the end either way', () => {
  expect(names(sortRows(rows, columns, { id: 'profit', direction: 'descending' }))).toEqual([
    'an 9',
    'Bình',
    'an 10',
    'Đức',
    'an',
  ])
  expect(names(sortRows(rows, columns, { id: 'profit', direction: 'ascending' }))).toEqual([
    'Đức',
    'an 10',
    'Bình',
    'an 9',
    'an',
  ])
})

test('words are sorted by the order of the language, and numbers in them by size', () => {
  expect(names(sortRows(rows, columns, { id: 'name', direction: 'ascending' }, 'vi'))).toEqual([
    'an',
    'an 9',
    'an 10',
    'Bình',
    'Đức',
  ])
})

test('a column that cannot be sorted, and no sort, leave the order', () => {
  expect(sortRows(rows, columns, { id: 'open', direction: 'ascending' })).toEqual(rows)
  expect(sortRows(rows, columns, undefined)).toEqual(rows)
})

test('the first press shows the largest number or the first letter, the next one turns it', () => {
  expect(nextSort(undefined, columns[1]!)).toEqual({ id: 'profit', direction: 'descending' })
  expect(nextSort({ id: 'profit', direction: 'descending' }, columns[1]!)).toEqual({
    id: 'profit',
    direction: 'ascending',
  })
  expect(nextSort({ id: 'profit', direction: 'ascending' }, columns[0]!)).toEqual({
    id: 'name',
    direction: 'ascending',
  })
})
