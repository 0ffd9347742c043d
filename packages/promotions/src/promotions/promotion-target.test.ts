import { expect, test } from 'vitest'
import { promotion } from '../testing/promotions.ts'
import { promotionTarget } from './promotion-target.ts'

const origin = 'https://vesper.example'

test.each([
  [{}, null],
  [
    { redirect: 'REDIRECT_URL', externalLink: '/rng' },
    { kind: 'path', path: '/rng' },
  ],
  [
    { redirect: 'REDIRECT_URL', externalLink: 'https://t.example/' },
    { kind: 'external', url: 'https://t.example/' },
  ],
  [{ redirect: 'REDIRECT_URL', externalLink: 'javascript:alert(1)' }, null],
  [
    { redirect: 'PROMO', redirectPromotionId: 105 },
    { kind: 'promotion', id: '105' },
  ],
  [{ redirect: 'PROMO', redirectPromotionId: 1 }, null],
  [{ redirect: null, externalLink: '/rng' }, null],
])('[PRM-01] what %j leads to is %j', (part, target) => {
  expect(promotionTarget(promotion({ id: 1, ...part }), origin)).toEqual(target)
})
