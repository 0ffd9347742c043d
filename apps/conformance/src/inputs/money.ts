import * as call from '@parlour/api-client/endpoints'
import { payoutAccountOf, digits, orderedDeposit, roomFor, providerOf } from '../platform/things.ts'
import { good, type Goods } from './good.ts'

const nobody = 'D0000000000'

/** Wallets, deposits, withdrawals. */
export const moneyInputs: Goods = {
  ...good(call.transferWallet)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ type: 'IN', vendor: await providerOf(world), amount: 150 }),
    other: () => ({ amount: 151 }),
  }),
  ...good(call.transferAllToMain)({ as: 'member', demo: 'refused', input: () => ({}) }),
  ...good(call.transferToUpline)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ amount: 100, password: (await world.member()).paymentPassword, forfeitBonus: true }),
    orRefused: ['wallet.upline.missing', 'wallet.upline.closed'],
  }),
  ...good(call.forfeitBonus)({
    as: 'member',
    demo: 'refused',
    input: () => ({ bonusId: '00000000-0000-0000-0000-000000000000', loses: 100 }),
    orRefused: ['bonus.unknown'],
  }),
  ...good(call.depositByQr)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ amount: 50_000, ...(await roomFor(world, 'qr')) }),
    other: () => ({ amount: 60_000 }),
  }),
  ...good(call.depositByLaunch)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ amount: 50_000, ...(await roomFor(world, 'launch')) }),
    other: () => ({ amount: 60_000 }),
  }),
  ...good(call.depositByTransfer)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ amount: 50_000, reference: `REF${digits(9)}`, ...(await roomFor(world, 'transfer')) }),
    other: () => ({ reference: `REF${digits(9)}` }),
  }),
  ...good(call.getDeposit)({
    as: 'member',
    demo: 'refused',
    input: async (world) => ({ orderNo: await orderedDeposit(world) }),
  }),
  ...good(call.cancelDeposit)({
    as: 'member',
    demo: 'refused',
    input: () => ({ orderNo: nobody }),
    orRefused: ['deposit.order.unknown'],
  }),
  ...good(call.getWithdrawalFee)({
    as: 'member',
    demo: 'refused',
    input: () => ({ withdrawAmount: 50_000, withdrawType: 'BC' }),
  }),
  ...good(call.addPayoutAccount)({
    as: 'member',
    demo: 'refused',
    inScenarioOnly: true,
    input: async (world) => ({
      bankCode: 'BPI',
      payeeName: 'Maria Santos',
      cardNumber: '123456789012',
      password: (await world.member()).paymentPassword,
    }),
  }),
  ...good(call.removePayoutAccount)({
    as: 'member',
    demo: 'refused',
    input: () => ({ bankCardId: 1 }),
    orRefused: ['withdraw.card.unknown'],
  }),
  ...good(call.withdraw)({
    as: 'member',
    demo: 'refused',
    inScenarioOnly: true,
    input: async (world) => ({
      amount: 50_000,
      bankCardId: await payoutAccountOf(world),
      password: (await world.member()).paymentPassword,
      forfeitBonus: true,
    }),
  }),
  ...good(call.sendWithdrawalCode)({
    as: 'member',
    demo: 'refused',
    input: () => ({}),
    orRefused: ['mobile.unverified'],
  }),
  ...good(call.getWithdrawal)({
    as: 'member',
    demo: 'refused',
    input: () => ({ orderNo: nobody }),
    orRefused: ['withdraw.order.unknown'],
  }),
  ...good(call.cancelWithdrawal)({
    as: 'member',
    demo: 'refused',
    input: () => ({ orderNo: nobody }),
    orRefused: ['withdraw.order.unknown'],
  }),
  ...good(call.confirmPayment)({
    as: 'member',
    demo: 'refused',
    input: () => ({ orderNo: nobody, status: 'RECEIVED' }),
    orRefused: ['withdraw.order.unknown'],
  }),
}
