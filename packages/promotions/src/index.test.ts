import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the entry point lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'conversionQuery',
    'convertIssue',
    'historyDays',
    'historyPeriod',
    'mostOf',
    'mostPoints',
    'pointBalanceQuery',
    'pointConfigQuery',
    'pointHistoryQuery',
    'promotionCategoriesQuery',
    'promotionKinds',
    'promotionTarget',
    'promotionsOfKind',
    'promotionsQuery',
    'recordPageSize',
    'redemptionsQuery',
    'rewardPageSize',
    'rewardStanding',
    'rewardsQuery',
    'runningPromotions',
    'timeLeft',
    'worthOf',
  ])
})
