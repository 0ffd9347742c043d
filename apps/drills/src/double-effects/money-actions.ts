import { randomInt, randomUUID } from 'node:crypto'
import * as call from '@parlour/api-client/endpoints'
import type { Member } from '../people/open-member.ts'
import { action, type Action } from './action.ts'
import { paymentPassword, type Cast } from './cast.ts'

const once = () => ({ idempotencyKey: randomUUID() })

const inside = async ({ api }: Member, vendor: string): Promise<number> =>
  (await api.call(call.listWallets, {})).list.find((wallet) => wallet.vendor === vendor)?.balance ?? 0

const closeDeposits = async ({ api }: Member): Promise<void> => {
  const { list } = await api.call(call.listDeposits, { size: 100 })
  for (const { orderNo, status } of list)
    if (['pending', 'checking'].includes(status)) await api.call(call.cancelDeposit, { orderNo }, once())
}
const deposits = async ({ api }: Member, status = ''): Promise<number> =>
  (await api.call(call.listDeposits, { status, size: 1 })).totalCount ?? 0

const closeWithdrawals = async ({ api }: Member): Promise<void> => {
  const { list } = await api.call(call.listWithdrawals, { size: 100 })
  for (const { orderNo, cancellable } of list)
    if (cancellable) await api.call(call.cancelWithdrawal, { orderNo }, once())
}
const withdrawals = async ({ api }: Member, stage = ''): Promise<number> =>
  (await api.call(call.listWithdrawals, { stage, size: 1 })).totalCount ?? 0

const order = (cast: Cast) => ({ amount: 50_000, ...cast.channel('launch') })
const payout = ({ bankCardId }: Cast) => ({ amount: 50_000, bankCardId, password: paymentPassword, forfeitBonus: true })

/** Wallets, deposits, withdrawals, payout accounts. */
export const moneyActions: readonly Action[] = [
  action(call.transferWallet)({
    prepare: ({ member, vendor }) => ({ member, input: { type: 'IN', vendor, amount: 100 } }),
    count: async ({ member }, { vendor }) => (await inside(member, vendor)) / 100,
  }),
  action(call.transferWallet)({
    prepare: ({ member, vendor }) => ({ member, input: { type: 'OUT', vendor, amount: 100 } }),
    count: async ({ member }, { vendor }) => -(await inside(member, vendor)) / 100,
  }),
  action(call.transferAllToMain)({
    async prepare({ member, vendor }) {
      await member.api.call(call.transferWallet, { type: 'IN', vendor, amount: 100 }, once())
      return { member, input: {} }
    },
    // One row for each of the two wallets.
    count: async ({ member }) => ((await member.api.call(call.listTransactions, { size: 1 })).totalCount ?? 0) / 2,
  }),
  action(call.depositByLaunch)({
    async prepare(cast) {
      await closeDeposits(cast.member)
      return { member: cast.member, input: order(cast) }
    },
    count: ({ member }) => deposits(member),
  }),
  action(call.depositByQr)({
    async prepare(cast) {
      await closeDeposits(cast.member)
      return { member: cast.member, input: { amount: 50_000, ...cast.channel('qr') } }
    },
    count: ({ member }) => deposits(member),
  }),
  action(call.depositByTransfer)({
    async prepare(cast) {
      await closeDeposits(cast.member)
      return {
        member: cast.member,
        input: { amount: 50_000, reference: `REF${randomInt(10 ** 9)}`, ...cast.channel('transfer') },
      }
    },
    count: ({ member }) => deposits(member),
  }),
  action(call.cancelDeposit)({
    async prepare(cast) {
      await closeDeposits(cast.member)
      const { orderNo } = await cast.member.api.call(call.depositByLaunch, order(cast), once())
      return { member: cast.member, input: { orderNo: orderNo ?? '' } }
    },
    count: ({ member }) => deposits(member, 'cancelled'),
  }),
  action(call.withdraw)({
    async prepare(cast) {
      await closeWithdrawals(cast.member)
      return { member: cast.member, input: payout(cast) }
    },
    count: ({ member }) => withdrawals(member),
  }),
  action(call.cancelWithdrawal)({
    async prepare(cast) {
      await closeWithdrawals(cast.member)
      const { orderNo } = await cast.member.api.call(call.withdraw, payout(cast), once())
      return { member: cast.member, input: { orderNo: orderNo ?? '' } }
    },
    count: ({ member }) => withdrawals(member, 'cancelled'),
  }),
  action(call.addPayoutAccount)({
    async prepare({ member, bankCardId }) {
      const { list } = await member.api.call(call.listPayoutAccounts, {})
      for (const card of list)
        if (card.bankCardId !== bankCardId)
          await member.api.call(call.removePayoutAccount, { bankCardId: card.bankCardId })
      const banks = await member.api.call(call.listWithdrawBanks, {})
      const bank = banks.list.find(({ type }) => type === 'BC')
      const cardNumber = String(randomInt(10 ** 9, 10 ** 10)).padEnd(bank?.numberMin ?? 10, '7')
      return {
        member,
        input: { bankCode: bank?.bankCode ?? '', payeeName: 'Maria Santos', cardNumber, password: paymentPassword },
      }
    },
    count: async ({ member }) => (await member.api.call(call.listPayoutAccounts, {})).list.length,
  }),
]
