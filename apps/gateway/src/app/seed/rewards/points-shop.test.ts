import { rewardPath, rewardPictures } from '@parlour/art'
import { expect, test } from 'vitest'
import { shopRewards } from './points-shop.ts'

test('[PNT-01] every reward of the shop has a picture of its own, and none is drawn for nothing', () => {
  expect(shopRewards.map(({ picture }) => picture).toSorted()).toEqual(rewardPictures.map(rewardPath).toSorted())
})
