import { expect, test } from 'vitest'
import { plantForTest } from '../fixture.ts'
import { readLedger } from './read-ledger.ts'

const ledger = '# Ledger\n\n| id | requirement |\n|---|---|\n| LOG-01 | one |\n| LOG-02 | two |\n| HDR-01 | three |\n'
const carries = (ids: string) => `test('[${ids}] it is so', () => undefined)`

test('a row is carried by the id at the start of a title, also beside another id', () => {
  const folder = plantForTest({
    'docs/requirements.md': ledger,
    'packages/auth/src/login.test.ts': carries('LOG-01, HDR-01'),
    'packages/auth/src/login.ts': carries('LOG-02'),
  })
  expect(readLedger(folder)).toEqual({
    areas: [
      { name: 'LOG', rows: ['LOG-01', 'LOG-02'], missing: ['LOG-02'], long: [] },
      { name: 'HDR', rows: ['HDR-01'], missing: [], long: [] },
    ],
    unknown: [],
  })
})

test('of several brackets each carries its rows, beside ids of other lists', () => {
  const folder = plantForTest({
    'docs/requirements.md': ledger,
    'apps/web/e2e/login.spec.ts': [carries('T9] [LOG-01][LOG-02'), carries('S10, HDR-01')].join('\n'),
  })
  expect(readLedger(folder)).toMatchObject({ areas: [{ missing: [] }, { missing: [] }], unknown: [] })
})

test('a row whose tests all run in npm run test:all alone is named as such', () => {
  const folder = plantForTest({
    'docs/requirements.md': ledger,
    'packages/auth/src/login.long.test.ts': carries('LOG-01, LOG-02'),
    'packages/auth/src/login.test.ts': carries('LOG-02'),
    'apps/web/e2e/header.spec.ts': "test('[HDR-01] it takes a second', timed, async () => undefined)",
  })
  expect(readLedger(folder)).toMatchObject({
    areas: [
      { missing: [], long: ['LOG-01'] },
      { missing: [], long: ['HDR-01'] },
    ],
  })
})

test('an id that the ledger does not have is named with its file', () => {
  const folder = plantForTest({ 'docs/requirements.md': ledger, 'apps/web/e2e/login.spec.ts': carries('LOG-99') })
  expect(readLedger(folder).unknown).toEqual([{ id: 'LOG-99', file: 'apps/web/e2e/login.spec.ts' }])
})
