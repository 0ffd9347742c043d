import { expect, test } from 'vitest'
import { readNumber, showNumber } from './number-text.ts'

test.each([
  ['0.8', 0.8],
  ['0,85', 0.85],
  ['\u0660\u066B\u0668', 0.8],
  ['.5', 0.5],
  ['5.', 5],
  [' 0.5 % ', 0.5],
])('[AGT-02] "%s" is read as %s', (raw, number) => {
  expect(readNumber(raw, '%')).toBe(number)
})

test.each(['', '-', '.', '%', '-0.5', '\u22120.5', '1e3', '0.5-1', '1.2.3', '0.5x', '1 000', '5%%'])(
  '[AGT-02] "%s" is no number',
  (raw) => {
    expect(readNumber(raw, '%')).toBeNull()
  },
)

test('a number shows its places, and more only where it has them', () => {
  expect(showNumber(0.8, 2, 'en')).toBe('0.80')
  expect(showNumber(0.125, 2, 'en')).toBe('0.125')
  expect(showNumber(0.8, 2, 'vi')).toBe('0,80')
})
