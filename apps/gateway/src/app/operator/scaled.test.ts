import { expect, test } from 'vitest'
import { scaled } from './scaled.ts'

test.each([
  ['0.2', 4, 2_000],
  ['12.5', 2, 1_250],
  ['10', 0, 10],
  ['0', 2, 0],
  ['1.005', 0, null],
  ['1.005', 2, null],
  ['0x10', 0, null],
  ['1e3', 2, null],
  ['-5', 2, null],
  ['', 2, null],
  [' 5', 2, null],
  [undefined, 2, null],
])('"%s" with %i places is %s', (text, places, figure) => {
  expect(scaled(text, places)).toBe(figure)
})
