import { expect, test } from 'vitest'
import { present } from './present.ts'

test('a value that is there comes back, also a zero or an empty text; a missing one is an error that names it', () => {
  expect(present(0, 'the balance')).toBe(0)
  expect(present('', 'the note')).toBe('')
  expect(() => present(undefined, 'the balance')).toThrow('the balance is missing')
  expect(() => present(null, 'the upline')).toThrow('the upline is missing')
})
