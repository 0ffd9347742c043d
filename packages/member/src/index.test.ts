import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the door lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'activityQuery',
    'allBets',
    'allTransactions',
    'avatarQuery',
    'balanceQuery',
    'betsQuery',
    'defaultCurrency',
    'isEmail',
    'isMemberPage',
    'memberPages',
    'mostDays',
    'pageSize',
    'paymentDigits',
    'recordPeriod',
    'recordSearch',
    'recordView',
    'savePaymentPassword',
    'securityQuery',
    'sessionsQuery',
    'todayOf',
    'transactionKinds',
    'transactionsQuery',
    'verifyEmail',
  ])
})
