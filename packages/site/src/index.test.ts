import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the door lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'announcementsQuery',
    'bannerTarget',
    'enabledModules',
    'pickHost',
    'promotionCategoriesQuery',
    'promotionKinds',
    'promotionTarget',
    'promotionsOfKind',
    'runningPromotions',
    'siteState',
    'statusQuery',
    'timeLeft',
  ])
})
