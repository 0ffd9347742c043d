import { expect, test } from 'vitest'
import { keepRows } from './keep-rows.ts'

const key = (change: object = {}) => [
  'listBets',
  'linhtran88',
  { startTime: 1, endTime: 2, page: 1, size: 10, ...change },
]

test('[AGT-07] rows stay for another page, size and order; rows of other days or another kind go at once', () => {
  const kept = (before: readonly unknown[]) => keepRows(key())('rows', { queryKey: before })
  expect([kept(key({ page: 2 })), kept(key({ size: 50 })), kept(key({ sort: 'amount', order: 'asc' }))]).toEqual([
    'rows',
    'rows',
    'rows',
  ])
  expect([kept(key({ startTime: 0 })), kept(key({ kind: 'RNG' })), kept(['listBets', 'other', {}])]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(keepRows(key())('rows', undefined)).toBeUndefined()
})
