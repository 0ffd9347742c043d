import { listDepositChannels, listDepositPromotions } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import {
  bonusOf,
  depositInput,
  depositIssue,
  depositLookAgain,
  depositState,
  depositAmounts,
  depositMethods,
  isOpenDeposit,
  mayCancelDeposit,
  orderBonus,
  statedPromotions,
  type AmountLimits,
} from '../index.ts'
import { answerCashier } from '../testing/index.ts'

const api = createTestClient(answerCashier(createFakeServer(), 0), {
  tokens: { get: () => 't', expired: () => undefined },
})
const ways = depositMethods(await api.call(listDepositChannels, {}))
const promotions = statedPromotions((await api.call(listDepositPromotions, {})).list)
const [second] = promotions
const [perlas, , , transfer] = ways

test('[BEY-08] each way has a name of its own, limits, fee and time; one without a bank or of an unknown method is left out', () => {
  expect(
    ways.map(({ name, method, minimum, feePercent, usualMinutes }) => [
      name,
      method,
      minimum,
      feePercent,
      usualMinutes,
    ]),
  ).toEqual([
    ['Perlas Wallet', 'qr', 10_000, 0, 1],
    ['Alon Pay', 'qr', 10_000, 0, 1],
    ['Online banking', 'launch', 20_000, 1.5, 2],
    ['Bank transfer', 'transfer', 50_000, 0, 30],
  ])
  const channel = {
    vendorName: '',
    vendorId: 1,
    mcsBankCode: null,
    banks: [{ bankCode: 'A', bankType: null, bankName: null }],
    method: 'qr',
    minimum: 1,
    maximum: 2,
    feePercent: null,
    usualMinutes: null,
  }
  const odd = depositMethods({
    X: { channelName: '', channels: [channel, { ...channel, method: 'pigeon' }, { ...channel, banks: [] }] },
  } as never)
  expect(odd).toMatchObject([
    { id: 'X-0', name: 'A', channel: null, vendorId: 1, feePercent: null, usualMinutes: null },
  ])
})

test('[BEY-02] a bonus is rounded down, held to its most, and nothing below its smallest deposit; the fee is rounded up', () => {
  if (!second) throw new Error('no bonus')
  expect([19_999, 20_000, 33_333, 9_000_000].map((amount) => bonusOf(second, amount))).toEqual([0, 4000, 6666, 500_000])
  expect(depositAmounts(20_000, 0, second)).toEqual({ fee: 0, bonus: 4000, wager: 32_000, receives: 24_000 })
  expect(depositAmounts(20_033, 1.5, null)).toEqual({ fee: 301, bonus: 0, wager: 0, receives: 19_732 })
  expect(depositAmounts(10_000, 0, second)).toEqual({ fee: 0, bonus: 0, wager: 0, receives: 10_000 })
})

test('[BEY-02] a bonus that is paid once it is played through is no part of what a deposit brings', () => {
  const terms = { wagerMultiple: 50, wagerOn: 'bonus' as const, locked: true }
  const promotion = { percent: 20, maximumBonus: 500_000, minimumDeposit: 0, terms }
  expect(depositAmounts(20_000, 0, promotion)).toEqual({ fee: 0, bonus: 4000, wager: 200_000, receives: 20_000 })
})

test('[BEY-02] what has to be played hangs on what the terms multiply', () => {
  const on = (wagerOn: 'bonus' | 'deposit' | 'both') =>
    depositAmounts(20_000, 0, {
      percent: 20,
      maximumBonus: 500_000,
      minimumDeposit: 0,
      terms: { wagerMultiple: 2, wagerOn },
    }).wager
  expect([on('bonus'), on('deposit'), on('both')]).toEqual([8000, 40_000, 48_000])
})

test('[HDR-03] a deposit needs a way, an amount within its limits, and what the way asks for', () => {
  const issue = (
    field: Parameters<typeof depositIssue>[0],
    values: Record<string, string>,
    way = perlas,
    promotion: typeof second | null = null,
  ) => depositIssue(field, values, { way, promotion: promotion ?? null })
  expect(depositIssue('way', {}, { way: undefined, promotion: null })).toBe('required')
  expect(['', '0', 'x', '9999', '10000', '5000000', '5000001'].map((amount) => issue('amount', { amount }))).toEqual([
    'required',
    'required',
    'required',
    'least',
    null,
    null,
    'most',
  ])
  expect(depositIssue('amount', { amount: '1' }, { way: undefined, promotion: null })).toBeNull()
  expect([
    issue('bank', {}),
    issue('bank', {}, transfer),
    issue('bank', { bank: 'ISLA' }, transfer),
    issue('bank', { bank: 'NONE' }, transfer),
  ]).toEqual([null, 'required', null, 'required'])
  expect([
    issue('reference', {}),
    issue('reference', { reference: ' abc ' }, transfer),
    issue('reference', { reference: 'abcd' }, transfer),
  ]).toEqual([null, 'required', null])
  expect([
    issue('promotion', { amount: '10000' }, perlas, second),
    issue('promotion', { amount: '20000' }, perlas, second),
    issue('promotion', { amount: '1' }),
  ]).toEqual(['least', null, null])
})

test('[BEY-08] a way without limits of its own has those of all ways, and what the platform does not say holds back nothing', () => {
  const open = { ...perlas, minimum: null, maximum: null } as typeof perlas
  const issueOf = (amount: string, limits?: AmountLimits) =>
    depositIssue('amount', { amount }, { way: open, promotion: null, ...(limits && { limits }) })
  expect(['1', '99999999999'].map((amount) => issueOf(amount))).toEqual([null, null])
  expect(['1', '99999999999'].map((amount) => issueOf(amount, { minimum: 10_000, maximum: null }))).toEqual([
    'least',
    null,
  ])
  expect(depositAmounts(10_000, null, null)).toMatchObject({ fee: null, receives: null })
})

test('[HDR-03] the call names the bank that is chosen, or the only one there is', () => {
  if (!perlas || !transfer || !second) throw new Error('no way')
  expect(depositInput(perlas, { amount: '20000', bank: '' }, second)).toEqual({
    amount: 20_000,
    bankCode: 'PERLAS',
    mcsBankCode: 'TLYPERLAS',
    bankType: 'EW',
    vendorId: 'TLY',
    promotionId: 105,
  })
  expect(depositInput(transfer, { amount: '50000', bank: 'ISLA' }, null)).toMatchObject({
    bankCode: 'ISLA',
    promotionId: null,
  })
  expect(depositInput({ ...perlas, channel: null, vendorId: null }, { amount: '1', bank: 'ISLA' }, null)).toMatchObject(
    {
      bankCode: 'PERLAS',
      mcsBankCode: null,
      vendorId: null,
    },
  )
  const [bare] = depositMethods({
    X: { channelName: 'X', channels: [{ method: 'qr', banks: [{ bankCode: 'A' }], vendorId: '', mcsBankCode: '' }] },
  } as never)
  expect(bare).toMatchObject({ channel: null, vendorId: null })
})

test.each(['', 'NONE'])('[HDR-03] of several banks none is taken for the member: "%s" is an error', (bank) => {
  if (!transfer) throw new Error('no way')
  expect(transfer.banks.length).toBeGreaterThan(1)
  expect(() => depositInput(transfer, { amount: '50000', bank }, null)).toThrow(`has no bank "${bank}"`)
})

test('[HDR-03] a deposit is open until it is paid, refused, expired or cancelled; an unknown state waits', () => {
  expect(
    ['pending', 'checking', 'paid', 'failed', 'expired', 'cancelled', 'odd'].map((status) => isOpenDeposit({ status })),
  ).toEqual([true, true, false, false, false, false, true])
  expect(depositState({ status: 'odd' })).toBe('checking')
})

test('[HDR-03] a deposit is given up while nothing was paid: by a provider before it tells of a payment, by transfer until the cashier has found it', () => {
  const may = (method: string) =>
    ['pending', 'checking', 'paid', 'failed', 'expired', 'cancelled', 'odd'].filter((status) =>
      mayCancelDeposit({ status, method }),
    )
  expect([may('qr'), may('launch'), may('transfer')]).toEqual([['pending'], ['pending'], ['pending', 'checking']])
})

test('[BEY-02] a bonus whose terms nobody stated is none', () => {
  if (!second) throw new Error('no bonus')
  expect(statedPromotions([{ ...second, terms: null }, second])).toEqual([second])
})

test('[BEY-02] an order keeps its bonus: expected while it is open, as given once it is paid, none when it is over or its terms are unknown', () => {
  if (!second) throw new Error('no bonus')
  const order = {
    id: '1',
    orderNo: 'D1',
    method: 'qr',
    channelCode: '',
    channelName: '',
    bankCode: '',
    amount: 20_000,
    fee: 0,
    status: 'pending',
    reason: null,
    reference: null,
    promotionId: 105,
    bonusAmount: null,
    bonusWager: null,
    time: 0,
    expiresAt: null,
    settledAt: null,
    payUrl: null,
    qrCode: null,
  }
  expect(orderBonus(order, promotions)).toEqual({ promotion: second, bonus: 4000, wager: 32_000 })
  expect(orderBonus({ ...order, status: 'paid', bonusAmount: 3000 }, promotions)).toMatchObject({
    bonus: 3000,
    wager: 24_000,
  })
  // The terms of the promotion may have changed since.
  expect(orderBonus({ ...order, status: 'paid', bonusAmount: 3000, bonusWager: 9000 }, promotions)).toMatchObject({
    bonus: 3000,
    wager: 9000,
  })
  expect([
    orderBonus({ ...order, status: 'expired' }, promotions),
    orderBonus({ ...order, status: 'paid' }, promotions),
    orderBonus({ ...order, promotionId: null }, promotions),
    orderBonus(order, []),
  ]).toEqual([null, null, null, null])
})

test('[HDR-03] a deposit is looked at again while money may come: in the minutes after it expired too', () => {
  const at = (status: string, now: number) => depositLookAgain({ status, expiresAt: 1_000_000 }, now)
  expect([
    at('pending', 0),
    at('odd', 0),
    at('expired', 1_000_001),
    at('expired', 1_599_999),
    at('expired', 1_600_000),
    at('paid', 0),
  ]).toEqual([5_000, 5_000, 15_000, 15_000, false, false])
})
