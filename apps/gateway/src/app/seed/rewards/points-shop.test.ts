import { rewardPath, rewardPictures } from '@parlour/art'
import { expect, test } from 'vitest'
import { shopRewards } from './points-shop.ts'

test('[PNT-01] all cash and every gift of the shop has a picture of its own, a ticket that of money, and none is drawn for nothing', () => {
  const picturesOf = (types: readonly string[]) =>
    shopRewards.filter(({ type }) => types.includes(type)).map(({ picture }) => picture)
  expect(picturesOf(['CASH', 'GIFT']).toSorted()).toEqual(rewardPictures.map(rewardPath).toSorted())
  expect(picturesOf(['PROMO']).every((picture) => picturesOf(['CASH']).includes(picture))).toBe(true)
})
