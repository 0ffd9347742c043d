import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the door lists its names', () => {
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
    'recordPageSize',
    'redemptionsQuery',
    'rewardPageSize',
    'rewardStanding',
    'rewardsQuery',
    'worthOf',
  ])
})
