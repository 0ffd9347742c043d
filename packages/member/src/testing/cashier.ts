import {
  addPayoutAccount,
  cancelDeposit,
  cancelWithdrawal,
  confirmPayment,
  depositByLaunch,
  depositByQr,
  depositByTransfer,
  getDeposit,
  getDepositSettings,
  getWithdrawal,
  getWithdrawalFee,
  getWithdrawPlan,
  getWithdrawSettings,
  listPayoutAccounts,
  listDepositBanks,
  listDepositChannels,
  listDepositPromotions,
  listDeposits,
  listPaymentConfirmations,
  listWithdrawals,
  listWithdrawBanks,
  removePayoutAccount,
  withdraw,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { bank, card, channels, minute, someDeposit, somePromotion, someWithdrawal } from './cashier-rows.ts'

/**
 * Answers all calls about deposits and withdrawals: a wallet with 5,000.00, of which 1,000.00 is locked by a bonus.
 *
 * @param at milliseconds since 1970
 * @returns the server
 * @example const server = answerCashier(createFakeServer(), Date.UTC(2026, 0, 15, 12))
 */
export function answerCashier(server: FakeServer, at: number): FakeServer {
  const [deposit, withdrawal] = [someDeposit(at), someWithdrawal(at)]
  const paid = {
    ...withdrawal,
    id: 'w0',
    orderNo: 'W260114-9',
    stage: 'paid',
    nextAction: 'confirm',
    nextText: 'Has it arrived?',
    cancellable: false,
    countsAt: at + 20 * minute,
  }
  return server
    .answer(getDepositSettings, {
      allowDeposit: 'Y',
      totalDepositSuccessCount: 1,
      depositInfo: {
        minimumAmount: 100,
        maximumAmount: 500_000,
        todayAmount: 250,
        openCount: 0,
        maxOpenCount: 5,
        expireMinutes: 30,
        quickAmounts: [200, 500, 1000, 2000],
      },
    })
    .answer(listDepositChannels, channels)
    .answer(listDepositBanks, {
      list: [
        {
          bankCode: 'SINAG',
          bankName: 'Bangko Sinag',
          accountName: 'Vesper Demo Holdings',
          accountNumber: '0071 2290 4415',
          minimum: 500,
          maximum: 500_000,
        },
        {
          bankCode: 'ISLA',
          bankName: 'Isla Savings Bank',
          accountName: 'Vesper Demo Holdings',
          accountNumber: '3380 0146 7702',
          minimum: 500,
          maximum: 500_000,
        },
      ],
    })
    .answer(listDepositPromotions, {
      list: [
        somePromotion,
        {
          ...somePromotion,
          promotionId: 151,
          title: 'Daily top-up',
          percent: 5,
          available: false,
          reason: 'Taken today already.',
        },
      ],
    })
    .answer(listDeposits, {
      list: [{ ...deposit, orderNo: 'D260114-7', status: 'paid', qrCode: null, payUrl: null, settledAt: at }],
      totalAmount: 200,
      totalPages: 1,
      totalCount: 1,
    })
    .answer(getDeposit, deposit)
    .answer(depositByQr, { ...deposit, qrCodeUrl: 'https://pay.example/order/d1' })
    .answer(depositByLaunch, { ...deposit, method: 'launch', qrCode: null, launchUrl: 'https://pay.example/order/d1' })
    .answer(depositByTransfer, {
      ...deposit,
      method: 'transfer',
      status: 'checking',
      reference: 'SIN-2026-7',
      qrCode: null,
      payUrl: null,
    })
    .answer(cancelDeposit, { ...deposit, status: 'cancelled', qrCode: null, payUrl: null })
    .answer(getWithdrawPlan, {
      balance: 5000,
      free: 4000,
      tied: 1000,
      held: 600,
      withdrawable: 4000,
      minimumAmount: 500,
      usualMinutes: 45,
      confirmMinutes: 30,
      ties: [
        {
          bonusId: 'b1',
          title: 'Second deposit',
          amount: 1000,
          wager: 8000,
          staked: 2600,
          left: 5400,
          excluded: ['SPORTS'],
          expiresAt: at + 20 * 24 * 60 * minute,
        },
      ],
    })
    .answer(getWithdrawSettings, {
      allowWithdraw: 'Y',
      minimumAmount: 500,
      maximumAmount: 200_000,
      dailyMaxCount: 5,
      dailyMaxAmount: 300_000,
      todayCount: 1,
      todayAmount: 600,
      confirmMinutes: 30,
      paymentPasswordRequired: true,
      paymentPasswordSet: true,
    } as never)
    .answer(listPayoutAccounts, {
      list: [
        card,
        {
          ...card,
          bankCardId: 8,
          type: 'VW',
          bankCode: 'DILIM',
          bankName: 'Dilim Coin',
          cardNumber: '•••• 0926',
          inUse: true,
        },
      ],
      maxCount: 5,
    })
    .answer(listWithdrawBanks, {
      list: [
        { ...bank, bankCode: 'SINAG', bankName: 'Bangko Sinag' },
        {
          ...bank,
          bankCode: 'DILIM',
          bankName: 'Dilim Coin',
          type: 'VW',
          minimum: 1000,
          chargePercent: 1,
          minimumCharge: 50,
        },
      ],
    })
    .answer(getWithdrawalFee, ({ withdrawAmount, withdrawType }) =>
      withdrawType === 'VW' ? Math.max(50, withdrawAmount / 10_000) : 0,
    )
    .answer(listWithdrawals, { list: [withdrawal, paid], totalAmount: paid.amount, totalPages: 1, totalCount: 2 })
    .answer(listPaymentConfirmations, { list: [paid], confirmMinutes: 30 })
    .answer(getWithdrawal, withdrawal)
    .answer(withdraw, withdrawal)
    .answer(cancelWithdrawal, {
      ...withdrawal,
      stage: 'cancelled',
      cancellable: false,
      nextAction: null,
      nextText: null,
      stages: [...withdrawal.stages, { stage: 'cancelled', label: 'Cancelled', time: at, by: 'member', reason: null }],
    })
    .answer(confirmPayment, ({ status }) => ({
      ...paid,
      stage: { RECEIVED: 'received', NOT_RECEIVED: 'not-received', FORCED_RECEIVED: 'forced-received' }[status],
      nextAction: null,
      nextText: null,
      countsAt: null,
    }))
    .answer(addPayoutAccount, { ...card, bankCardId: 9, cardNumber: '•••• 1234' })
    .answer(removePayoutAccount, null)
}
