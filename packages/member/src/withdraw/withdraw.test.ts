import { listPayoutAccounts, listWithdrawBanks } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import {
  fixedAmounts,
  payoutKind,
  withdrawalFeeOf,
  isOpenWithdrawal,
  isPayoutAccount,
  outcomesOf,
  payoutTerms,
  shareOf,
  whyNothing,
  withdrawalStatus,
  withdrawalStatuses,
  withdrawIssue,
  type AmountLimits,
} from '../index.ts'
import { answerCashier } from '../testing/index.ts'

const api = createTestClient(answerCashier(createFakeServer(), 0), {
  tokens: { get: () => 't', expired: () => undefined },
})
const banks = (await api.call(listWithdrawBanks, {})).list
const cards = (await api.call(listPayoutAccounts, {})).list
const [sinag, coin] = banks

test('[BEY-08] an account is paid under the terms of its bank, else of its kind', () => {
  expect(payoutTerms(cards[0], banks)).toBe(sinag)
  expect(payoutTerms({ bankCode: 'GONE', type: 'VW' }, banks)).toBe(coin)
  expect([payoutTerms({ bankCode: 'GONE', type: 'EW' }, banks), payoutTerms(undefined, banks)]).toEqual([
    undefined,
    undefined,
  ])
})

test('[BEY-08] the charge is a share rounded up, at least its minimum; parts are whole units', () => {
  expect([
    withdrawalFeeOf(100_000, { chargePercent: 0, minimumCharge: 0 }),
    withdrawalFeeOf(100_000, { chargePercent: 1, minimumCharge: 5000 }),
    withdrawalFeeOf(777_777, { chargePercent: 1, minimumCharge: 5000 }),
  ]).toEqual([0, 5000, 7778])
  expect([25, 50, 75, 100].map((percent) => shareOf(333_333, percent))).toEqual([83_300, 166_600, 249_900, 333_333])
})

test('[BEY-08] a bank that says no charge has an unknown one, and one without limits those of all accounts', () => {
  const open = { ...sinag, minimum: null, maximum: null, chargePercent: null, minimumCharge: null } as typeof sinag
  expect(withdrawalFeeOf(100_000, { chargePercent: null, minimumCharge: null })).toBeNull()
  const issueOf = (amount: string, limits?: AmountLimits) =>
    withdrawIssue('amount', { amount }, { withdrawable: 400_000, terms: open, charge: null, ...(limits && { limits }) })
  expect(['1', '400000', '400001'].map((amount) => issueOf(amount))).toEqual([null, null, 'most'])
  expect(['1', '300001'].map((amount) => issueOf(amount, { minimum: 2, maximum: 300_000 }))).toEqual(['least', 'most'])
})

test('[HDR-03] a withdrawal needs an account, an amount that is free and within its limits, and six digits', () => {
  const amount = (text: string, more = {}) =>
    withdrawIssue('amount', { amount: text }, { withdrawable: 400_000, terms: sinag, charge: 0, ...more })
  expect(['', '0', '49999', '50000', '400000', '400001'].map((text) => amount(text))).toEqual([
    'required',
    'required',
    'least',
    null,
    null,
    'most',
  ])
  expect([
    amount('50000', { charge: 50_000 }),
    amount('50000', { terms: { ...sinag, maximum: 40_000 } }),
    amount('1', { terms: undefined }),
  ]).toEqual(['amount', 'most', null])
  const limits = { withdrawable: 1, terms: undefined, charge: 0 }
  expect([withdrawIssue('card', {}, limits), withdrawIssue('card', { card: '7' }, limits)]).toEqual(['required', null])
  expect(
    ['12345', '123456', '12345a', '1234567'].map((password) => withdrawIssue('password', { password }, limits)),
  ).toEqual(['required', null, 'required', 'required'])
})

test('[HDR-03] an account to be paid to has a bank, a name, a number of its length and a password', () => {
  const right = (field: Parameters<typeof isPayoutAccount>[0], value: string, bank = sinag) =>
    isPayoutAccount(field, { [field]: value }, bank)
  expect([isPayoutAccount('bankCode', {}, undefined), right('bankCode', 'SINAG')]).toEqual([false, true])
  expect([right('payeeName', ' L '), right('payeeName', 'Li')]).toEqual([false, true])
  expect(
    ['', '123456789', '0071 2290-4415', '12345678901234567', '0071_2290_4415'].map((number) =>
      right('cardNumber', number),
    ),
  ).toEqual([false, false, true, false, false])
  expect(right('cardNumber', '1', undefined)).toBe(false)
  expect([right('password', '12345'), right('password', '123456')]).toEqual([false, true])
})

test('[BEY-09] the number of a wallet may be written as a mobile number is', () => {
  const right = (cardNumber: string, bank = sinag && { ...sinag, type: 'EW', numberMin: 11, numberMax: 11 }) =>
    isPayoutAccount('cardNumber', { cardNumber }, bank)
  for (const number of ['0917 123 4567', '9171234567', '+63 917 123 4567', '639171234567', '\u20660917 123 4567\u2069'])
    expect(right(number), number).toBe(true)
  for (const number of ['917123456', '63917', '+639']) expect(right(number), number).toBe(false)
  expect(right('+63 917 123 4567', sinag)).toBe(false)
  expect(right('๐๐๗๑ ๒๒๙๐ ๔๔๑๕', sinag)).toBe(true)
})

test('[MEM-05] what the member may say hangs on the stage, and the last four stages end it', () => {
  expect(withdrawalStatuses.filter((stage) => isOpenWithdrawal({ stage }))).toEqual([
    'submitted',
    'checking',
    'approved',
    'paying',
    'paid',
    'not-received',
  ])
  expect(withdrawalStatuses.map((stage) => outcomesOf({ stage }).join()).filter(Boolean)).toEqual([
    'NOT_RECEIVED,RECEIVED',
    'FORCED_RECEIVED',
  ])
  expect(withdrawalStatus({ stage: 'odd' })).toBe('checking')
})

test('[BEY-09] why nothing can be withdrawn is said by what is free and what the day has taken', () => {
  const [plan, day] = [
    { withdrawable: 0, free: 400_000, minimumAmount: 50_000 },
    { dailyMaxCount: 5, dailyMaxAmount: 300_000, todayCount: 1, todayAmount: 0 },
  ]
  expect(whyNothing({ ...plan, withdrawable: 50_000 }, day)).toBeNull()
  expect(whyNothing({ ...plan, free: 0 }, day)).toBe('nothing')
  expect(whyNothing({ ...plan, free: 49_999 }, day)).toBe('little')
  expect([whyNothing(plan, { ...day, todayCount: 5 }), whyNothing(plan, { ...day, todayAmount: 260_000 })]).toEqual([
    'dayOver',
    'dayOver',
  ])
  expect(whyNothing(plan, { ...day, dailyMaxCount: null, dailyMaxAmount: null })).toBe('notNow')
  const open = { ...plan, minimumAmount: null }
  expect([whyNothing(open, { ...day, todayAmount: 300_000 }), whyNothing(open, day)]).toEqual(['dayOver', 'notNow'])
})

test.each([
  [true, [100_000, 50_000, 0, 50_000], [50_000, 100_000]],
  [true, [], []],
  [false, [50_000], []],
])('[HDR-03] with the flag %j and the amounts %j only %j can be withdrawn', (flag, amounts, offered) => {
  expect(fixedAmounts({ fixedAmountFlag: flag, fixedWithdrawAmounts: amounts })).toEqual(offered)
})

test('[HDR-03] an amount that is not among the fixed ones is none, and a code is missing only where one is taken', () => {
  const limits = { withdrawable: 500_000, terms: undefined, charge: 0, fixed: [50_000, 100_000] }
  const of = (amount: string) => withdrawIssue('amount', { amount }, limits)
  expect([of('50000'), of('60000'), of('')]).toEqual([null, 'required', 'required'])
  const code = (text: string, takesCode: boolean) => withdrawIssue('code', { code: text }, { ...limits, takesCode })
  expect([code('', false), code(' ', true), code('123456', true)]).toEqual([null, 'required', null])
})

test.each([
  ['BC', 'BC'],
  ['EW', 'EW'],
  ['VW', 'VW'],
  ['XX', null],
])('[BEY-08] an account of the type %s has the fee of %j', (type, kind) => {
  expect([payoutKind({ type }), payoutKind(undefined)]).toEqual([kind, null])
})
