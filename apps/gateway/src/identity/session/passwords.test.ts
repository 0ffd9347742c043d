import { expect, test } from 'vitest'
import { makePasswords } from './passwords.ts'

test('a record checks its own password only, and nobody’s record checks none', async () => {
  const passwords = makePasswords(4)
  const record = await passwords.make('abcd1234')
  expect(record).toMatch(/^scrypt\$4\$/)
  expect(await passwords.check('abcd1234', record)).toBe(true)
  expect(await passwords.check('abcd1235', record)).toBe(false)
  expect(await passwords.check('abcd1234', null)).toBe(false)
  expect(await passwords.make('abcd1234')).not.toBe(record)
})

test('a record of an older gateway still fits: thread and pool make the same hash', async () => {
  const record = 'scrypt$4$AAAAAAAAAAAAAAAAAAAAAA==$Q2M7/FNrR4sDlC/FQN4NpWGh/6RQDQmxpuMf3C18WCk='
  expect(await makePasswords(4).check('abcd1234', record)).toBe(true)
})
