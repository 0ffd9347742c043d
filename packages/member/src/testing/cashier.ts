import {
  addBankCard, cancelDeposit, cancelWithdrawal, confirmPayment, depositByLaunch, depositByQr, depositByTransfer, getDeposit, getDepositSettings, getWithdrawal, getWithdrawPlan,
  getWithdrawSettings, listBankCards, listDepositBanks, listDepositChannels, listDepositPromotions, listDeposits, listPaymentConfirmations, listWithdrawals, listWithdrawBanks, removeBankCard, withdraw,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const minute = 60_000
const terms = { wagerMultiple: 8, wagerOn: 'bonus' as const, wager: null, maxBet: 100, excludedCategories: ['SPORTS'], weights: { LIVE: 10 }, validDays: 30, timeZone: 'Asia/Manila', minDeposit: 200 }

/** A bonus for a deposit, as the platform tells it. */
export const somePromotion = { promotionId: 105, title: 'Second deposit', percent: 20, maximumBonus: 5000, minimumDeposit: 200, wagerTimes: 8, days: 30, terms, excluded: ['SPORTS'], weights: { LIVE: 10 }, available: true, reason: null, endTime: null }
const card = { bankCardId: 7, type: 'BC', bankCode: 'SINAG', bankName: 'Bangko Sinag', payeeName: 'Linh Tran', cardNumber: '•••• 4471', time: null, inUse: false }
const bank = { type: 'BC', minimum: 500, maximum: 200_000, chargePercent: 0, minimumCharge: 0, numberMin: 10, numberMax: 16, example: '0071 2290 4415', usualMinutes: 45 }

const channels = {
  MWQR: { channelName: 'E-wallet by QR', channels: [
    { vendorName: 'Tulay Pay', vendorId: 'TLY', mcsBankCode: 'TLYPERLAS', banks: [{ bankCode: 'PERLAS', bankType: 'EW', bankName: 'Perlas Wallet' }], method: 'qr', minimum: 100, maximum: 50_000, feePercent: 0, usualMinutes: 1 },
    { vendorName: 'Tulay Pay', vendorId: 'TLY', mcsBankCode: 'TLYALON', banks: [{ bankCode: 'ALON', bankType: 'EW', bankName: 'Alon Pay' }], method: 'qr', minimum: 100, maximum: 50_000, feePercent: 0, usualMinutes: 1 },
  ] },
  PG: { channelName: 'Online banking', channels: [
    { vendorName: 'Tulay Pay', vendorId: 'TLY', mcsBankCode: 'TLYCARD', banks: [{ bankCode: 'CARD', bankType: 'BC', bankName: 'Debit or credit card' }], method: 'launch', minimum: 200, maximum: 20_000, feePercent: 1.5, usualMinutes: 2 },
  ] },
  MT: { channelName: 'Bank transfer', channels: [
    { vendorName: 'Vesper', vendorId: 'HOUSE', mcsBankCode: 'TRANSFER', banks: [{ bankCode: 'SINAG', bankType: 'BC', bankName: 'Bangko Sinag' }, { bankCode: 'ISLA', bankType: 'BC', bankName: 'Isla Savings Bank' }], method: 'transfer', minimum: 500, maximum: 500_000, feePercent: 0, usualMinutes: 30 },
  ] },
}

/** A deposit that was opened at the time `at` (milliseconds since 1970), as the platform tells it. */
export const someDeposit = (at: number) => ({
  id: 'd1', orderNo: 'D260115-1', method: 'qr', channelCode: 'MWQR', channelName: 'E-wallet by QR', bankCode: 'PERLAS', amount: 200, fee: 0, status: 'pending', reason: null, reference: null, promotionId: null, bonusAmount: null,
  time: at, expiresAt: at + 30 * minute, settledAt: null, payUrl: 'https://pay.example/order/d1', qrCode: '00020101021228',
})

/** A withdrawal that was asked for at the time `at`, as the platform tells it. */
export const someWithdrawal = (at: number) => ({
  id: 'w1', orderNo: 'W260115-1', type: 'BC', bankCode: 'SINAG', bankName: 'Bangko Sinag', cardNumber: '•••• 4471', amount: 600, charge: 0, payout: 600, stage: 'submitted', time: at,
  stages: [{ stage: 'submitted', label: 'Requested', time: at, by: 'member', reason: null }], nextAction: 'cancel', nextText: 'You can still cancel it.', cancellable: true, countsAt: null,
})

/** Answers all calls about deposits and withdrawals as of the time `at`: 5,000 on the wallet, of which 1,000 is tied to a bonus. */
export function answerCashier(server: FakeServer, at: number): FakeServer {
  const [deposit, withdrawal] = [someDeposit(at), someWithdrawal(at)]
  const paid = { ...withdrawal, id: 'w0', orderNo: 'W260114-9', stage: 'paid', nextAction: 'confirm', nextText: 'Has it arrived?', cancellable: false, countsAt: at + 20 * minute }
  return server
    .answer(getDepositSettings, { allowDeposit: 'Y', totalDepositSuccessCount: 1, depositInfo: { minimumAmount: 100, maximumAmount: 500_000, todayAmount: 250, openCount: 0, maxOpenCount: 5, expireMinutes: 30, quickAmounts: [200, 500, 1000, 2000] } })
    .answer(listDepositChannels, channels)
    .answer(listDepositBanks, { list: [{ bankCode: 'SINAG', bankName: 'Bangko Sinag', accountName: 'Vesper Demo Holdings', accountNumber: '0071 2290 4415', minimum: 500, maximum: 500_000 }, { bankCode: 'ISLA', bankName: 'Isla Savings Bank', accountName: 'Vesper Demo Holdings', accountNumber: '3380 0146 7702', minimum: 500, maximum: 500_000 }] })
    .answer(listDepositPromotions, { list: [somePromotion, { ...somePromotion, promotionId: 151, title: 'Daily top-up', percent: 5, available: false, reason: 'Taken today already.' }] })
    .answer(listDeposits, { list: [{ ...deposit, orderNo: 'D260114-7', status: 'paid', qrCode: null, payUrl: null, settledAt: at }], totalAmount: 200, totalPages: 1, totalCount: 1 })
    .answer(getDeposit, deposit)
    .answer(depositByQr, { ...deposit, qrCodeUrl: 'https://pay.example/order/d1' })
    .answer(depositByLaunch, { ...deposit, method: 'launch', qrCode: null, launchUrl: 'https://pay.example/order/d1' })
    .answer(depositByTransfer, { ...deposit, method: 'transfer', status: 'checking', reference: 'SIN-2026-7', qrCode: null, payUrl: null })
    .answer(cancelDeposit, { ...deposit, status: 'cancelled', qrCode: null, payUrl: null })
    .answer(getWithdrawPlan, { balance: 5000, free: 4000, tied: 1000, held: 600, withdrawable: 4000, minimumAmount: 500, usualMinutes: 45, confirmMinutes: 30, ties: [{ bonusId: 'b1', title: 'Second deposit', amount: 1000, wager: 8000, staked: 2600, left: 5400, excluded: ['SPORTS'], expiresAt: at + 20 * 24 * 60 * minute }] })
    .answer(getWithdrawSettings, { allowWithdraw: 'Y', minimumAmount: 500, maximumAmount: 200_000, dailyMaxCount: 5, dailyMaxAmount: 300_000, todayCount: 1, todayAmount: 600, confirmMinutes: 30, paymentPasswordRequired: true, paymentPasswordSet: true } as never)
    .answer(listBankCards, { list: [card, { ...card, bankCardId: 8, type: 'VW', bankCode: 'DILIM', bankName: 'Dilim Coin', cardNumber: '•••• 0926', inUse: true }], maxCount: 5 })
    .answer(listWithdrawBanks, { list: [{ ...bank, bankCode: 'SINAG', bankName: 'Bangko Sinag' }, { ...bank, bankCode: 'DILIM', bankName: 'Dilim Coin', type: 'VW', minimum: 1000, chargePercent: 1, minimumCharge: 50 }] })
    .answer(listWithdrawals, { list: [withdrawal, paid], totalAmount: 0, totalPages: 1, totalCount: 2 })
    .answer(listPaymentConfirmations, { list: [paid], confirmMinutes: 30 })
    .answer(getWithdrawal, withdrawal)
    .answer(withdraw, withdrawal)
    .answer(cancelWithdrawal, { ...withdrawal, stage: 'cancelled', cancellable: false, nextAction: null, nextText: null, stages: [...withdrawal.stages, { stage: 'cancelled', label: 'Cancelled', time: at, by: 'member', reason: null }] })
    .answer(confirmPayment, ({ status }) => ({ ...paid, stage: { RECEIVED: 'received', NOT_RECEIVED: 'not-received', FORCED_RECEIVED: 'forced-received' }[status], nextAction: null, nextText: null, countsAt: null }))
    .answer(addBankCard, { ...card, bankCardId: 9, cardNumber: '•••• 1234' })
    .answer(removeBankCard, null)
}
