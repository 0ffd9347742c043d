import { expect, test } from 'vitest'
import { aboutPage, shortId } from '../index.ts'

test.each([
  ['bet', 'personalHistoryCopy'],
  ['bonus', 'bonusDetails'],
  ['deposit', 'depositv2'],
  ['withdrawal', 'withdraw'],
] as const)('[MEM-02] a transaction of a %s leads to its row on %s', (kind, page) => {
  expect(aboutPage({ kind, id: 'D260115-1' })).toEqual({ page, open: 'D260115-1' })
})

test('[MEM-02] a transaction of nothing leads nowhere; of a long id the first figures show', () => {
  expect(aboutPage(null)).toBeNull()
  expect([shortId('5f0d8a52-7b1c-4e0f-9a3d-2c6e8b417d90'), shortId('W261121-275E281A')]).toEqual([
    '5f0d8a52',
    'W261121-275E281A',
  ])
})
