import { expect, test } from 'vitest'
import { readNumber, showNumber } from './number-text.ts'

test.each([
  ['0.8', '0.8', 0.8],
  ['0,85', '0,85', 0.85],
  ['\u0660\u066B\u0668', '0\u066B8', 0.8],
  ['1.2.3x', '1.23', 1.23],
  ['.5', '.5', 0.5],
  ['', '', null],
  ['-', '', null],
])('what is written as "%s" is read', (raw, text, number) => {
  expect(readNumber(raw)).toEqual({ text, number })
})

test('a number shows its places, and more only where it has them', () => {
  expect(showNumber(0.8, 2, 'en')).toBe('0.80')
  expect(showNumber(0.125, 2, 'en')).toBe('0.125')
  expect(showNumber(0.8, 2, 'vi')).toBe('0,80')
})
