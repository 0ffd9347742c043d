import { expect, test } from 'vitest'
import { makePasswords } from './passwords.ts'

test('a record checks its own password only, and nobody’s record checks none', async () => {
  const passwords = makePasswords(4)
  const record = await passwords.make('abcd1234')
  expect(await passwords.check('abcd1234', record)).toBe(true)
  expect(await passwords.check('abcd1235', record)).toBe(false)
  expect(await passwords.check('abcd1234', null)).toBe(false)
  expect(await passwords.make('abcd1234')).not.toBe(record)
})

test('two run at once, twenty wait, the next is refused as busy', async () => {
  const passwords = makePasswords(12)
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => passwords.make('abcd1234')))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(String(refused[0]?.reason)).toContain('system.busy')
})
