import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeOperatorToken, readOperatorToken, sameSecret, tokenFile } from './operator-token.ts'
import { textTable } from './text-table.ts'

test('a folder gets one token that only its owner reads, and keeps it', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'parlour-token-')), 'data')
  const [one, other] = await Promise.all([storeOperatorToken(folder), storeOperatorToken(folder)])
  expect(one).toMatch(/^[\w-]{43}$/)
  expect(new Set([one, other, await storeOperatorToken(folder), await readOperatorToken(folder)]).size).toBe(1)
  expect((await stat(tokenFile(folder))).mode & 0o777).toBe(0o600)
  expect(await storeOperatorToken(':memory:')).toBeNull()
  await writeFile(tokenFile(folder), 'short')
  expect(await readOperatorToken(folder)).toBeNull()
  expect(await storeOperatorToken(folder)).toBe(await readOperatorToken(folder))
  await rm(folder, { recursive: true })
})

test('secrets are the same only when they are', () => {
  expect([sameSecret('abc', 'abc'), sameSecret('abc', 'abd'), sameSecret('', 'abc')]).toEqual([true, false, false])
})

test('rows become a table, a sentence stays one', () => {
  expect(textTable('Done.')).toBe('Done.')
  expect(textTable([])).toBe('Nothing.')
  expect(
    textTable([
      { id: 1, text: 'two\nlines' },
      { id: 22, text: null },
    ]),
  ).toBe('id  text\n--  ---------\n1   two lines\n22')
})
