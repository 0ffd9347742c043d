import * as call from '@parlour/api-client/endpoints'
import { bankCardOf, digits, orderedDeposit, roomFor, vendorOf } from '../platform/things.ts'
import { good, type Goods } from './good.ts'

const nobody = 'D0000000000'

/** Wallets, deposits, withdrawals. */
export const moneyInputs: Goods = {
  ...good(call.transferWallet)({
    as: 'member', trial: 'refused',
    input: async (world) => ({ type: 'IN', vendor: await vendorOf(world), amount: 150 }),
    other: () => ({ amount: 151 }),
  }),
  ...good(call.transferAllToMain)({ as: 'member', trial: 'refused', input: () => ({}) }),
  ...good(call.transferToUpline)({
    as: 'member', trial: 'refused',
    input: async (world) => ({ amount: 100, password: (await world.member()).paymentPassword, forfeitBonus: true }),
    orRefused: ['wallet.upline.missing', 'wallet.upline.closed'],
  }),
  ...good(call.depositByQr)({
    as: 'member', trial: 'refused',
    input: async (world) => ({ amount: 50_000, ...(await roomFor(world, 'qr')) }),
    other: () => ({ amount: 60_000 }),
  }),
  ...good(call.depositByLaunch)({
    as: 'member', trial: 'refused',
    input: async (world) => ({ amount: 50_000, ...(await roomFor(world, 'launch')) }),
    other: () => ({ amount: 60_000 }),
  }),
  ...good(call.depositByTransfer)({
    as: 'member', trial: 'refused',
    input: async (world) => ({ amount: 50_000, reference: `REF${digits(9)}`, ...(await roomFor(world, 'transfer')) }),
    other: () => ({ reference: `REF${digits(9)}` }),
  }),
  ...good(call.getDeposit)({ as: 'member', trial: 'refused', input: async (world) => ({ orderNo: await orderedDeposit(world) }) }),
  ...good(call.cancelDeposit)({ as: 'member', trial: 'refused', input: () => ({ orderNo: nobody }), orRefused: ['deposit.order.unknown'] }),
  ...good(call.getWithdrawCharges)({ as: 'member', trial: 'refused', input: () => ({ withdrawAmount: 50_000, withdrawType: 'BC' }) }),
  ...good(call.addBankCard)({ as: 'member', trial: 'refused', inScenarioOnly: true, input: async (world) => ({
    bankCode: 'BPI', payeeName: 'Maria Santos', cardNumber: '123456789012', password: (await world.member()).paymentPassword,
  }) }),
  ...good(call.removeBankCard)({ as: 'member', trial: 'refused', input: () => ({ bankCardId: 1 }), orRefused: ['withdraw.card.unknown'] }),
  ...good(call.withdraw)({
    as: 'member', trial: 'refused', inScenarioOnly: true,
    input: async (world) => ({ amount: 50_000, bankCardId: await bankCardOf(world), password: (await world.member()).paymentPassword, forfeitBonus: true }),
  }),
  ...good(call.getWithdrawal)({ as: 'member', trial: 'refused', input: () => ({ orderNo: nobody }), orRefused: ['withdraw.order.unknown'] }),
  ...good(call.cancelWithdrawal)({ as: 'member', trial: 'refused', input: () => ({ orderNo: nobody }), orRefused: ['withdraw.order.unknown'] }),
  ...good(call.confirmPayment)({
    as: 'member', trial: 'refused', input: () => ({ orderNo: nobody, status: 'RECEIVED' }), orRefused: ['withdraw.order.unknown'],
  }),
}
