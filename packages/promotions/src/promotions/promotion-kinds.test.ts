import { expect, test } from 'vitest'
import { promotion } from '../testing/promotions.ts'
import { promotionKinds, promotionsOfKind } from './promotion-kinds.ts'

const categories = [
  { id: 7, code: 'cashback', name: 'Cashback' },
  { id: 8, code: null, name: 'For friends' },
  { id: 9, code: 'live', name: 'Live' },
]
const rows = [
  promotion({ id: 1, category: 'cashback' }),
  promotion({ id: 2, promoAnnouncementCategoryIds: [7, 8] }),
  promotion({ id: 3, category: null }),
]

test('[PRM-01] groups are listed with how many they hold, empty ones are left out', () => {
  expect(promotionKinds(rows, categories)).toEqual([
    { code: 'cashback', name: 'Cashback', count: 2 },
    { code: '8', name: 'For friends', count: 1 },
  ])
})

test.each([
  [undefined, [1, 2, 3]],
  ['cashback', [1, 2]],
  ['8', [2]],
  ['live', []],
  ['nothing', []],
])('[PRM-01] the group %s holds %j', (code, ids) => {
  expect(promotionsOfKind(rows, categories, code).map(({ id }) => id)).toEqual(ids)
})
