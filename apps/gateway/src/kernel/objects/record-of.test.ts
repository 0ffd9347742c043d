import { expect, test } from 'vitest'
import { hasKey, isOneOf, keysOf, recordOf } from './record-of.ts'

test('a record is made of its keys, and its keys are found again', () => {
  const lengths = recordOf(['a', 'bc'], (key) => key.length)
  expect(lengths).toEqual({ a: 1, bc: 2 })
  expect(keysOf(lengths)).toEqual(['a', 'bc'])
})

test('only own keys of a record are its keys, and only the texts of a list are in it', () => {
  expect(hasKey({ a: 1 }, 'a')).toBe(true)
  expect(hasKey({ a: 1 }, 'toString')).toBe(false)
  expect(isOneOf(['a', 'b'], 'b')).toBe(true)
  expect(isOneOf(['a', 'b'], 'c')).toBe(false)
  expect(isOneOf(['a', 'b'], null)).toBe(false)
})
