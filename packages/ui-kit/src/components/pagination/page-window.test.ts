import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [1, 31, [1, 2, 3, 0, 31]],
  [4, 31, [1, 2, 3, 4, 5, 0, 31]],
  [9, 31, [1, 0, 8, 9, 10, 0, 31]],
  [31, 31, [1, 0, 29, 30, 31]],
  [2, 3, [1, 2, 3]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown)
})
