import { expect, test } from 'vitest'
import { noticePage, noticePageOf } from './notice-page.ts'

const rows = Array.from({ length: 20 }, (_, index) => index)

test.each([
  [1, 9, 1],
  [2, 9, 2],
  [3, 2, 3],
  [0, 9, 1],
  [99, 2, 3],
])('[MOD-04] page %i of twenty holds %i and is page %i', (asked, count, page) => {
  const found = noticePage(rows, asked)
  expect([found.rows.length, found.page, found.pages]).toEqual([count, page, 3])
})

test('[MOD-04] nothing is one empty page, and nine fill one', () => {
  expect(noticePage([], 1)).toEqual({ rows: [], page: 1, pages: 1 })
  expect(noticePage(rows.slice(0, 9), 2)).toMatchObject({ page: 1, pages: 1 })
})

test.each([
  [-1, 1],
  [0, 1],
  [8, 1],
  [9, 2],
  [18, 3],
])('[MOD-04] row %i stands on page %i', (index, page) => {
  expect(noticePageOf(index)).toBe(page)
})
