import { expect, test } from 'vitest'
import { pageNumber } from './page-number.ts'

test.each([
  ['1', 1],
  ['2', 2],
  [7, 7],
  ['99999', 99_999],
  ['100000', 1],
  ['1e99', 1],
  ['0', 1],
  ['-3', 1],
  ['2.5', 1],
  ['', 1],
  ['many', 1],
  ['Infinity', 1],
  [undefined, 1],
])('[MEM-04] the page %s of an address is %d', (text, page) => {
  expect(pageNumber(text)).toBe(page)
})
