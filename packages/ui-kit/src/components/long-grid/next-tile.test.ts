import { expect, test } from 'vitest'
import { nextTile, type GridShape } from './next-tile.ts'

const shape: GridShape = { columns: 7, count: 45, pageRows: 3, ltr: true }

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 44, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowLeft', 7, 6],
  ['ArrowDown', 1, 8],
  ['ArrowDown', 41, 44],
  ['ArrowDown', 43, undefined],
  ['ArrowUp', 8, 1],
  ['ArrowUp', 6, undefined],
  ['PageDown', 1, 22],
  ['PageDown', 36, 44],
  ['PageUp', 22, 1],
  ['PageUp', 9, 2],
  ['Home', 44, 0],
  ['End', 0, 44],
  ['Enter', 0, undefined],
])('[BEY-19] %s from tile %i leads to %s', (key, at, next) => {
  expect(nextTile(key, at, shape)).toBe(next)
})

test('[BEY-19] from right to left the sideways keys are mirrored', () => {
  expect([
    nextTile('ArrowLeft', 3, { ...shape, ltr: false }),
    nextTile('ArrowRight', 3, { ...shape, ltr: false }),
  ]).toEqual([4, 2])
})
