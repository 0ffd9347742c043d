import { randomInt, randomUUID } from 'node:crypto'
import {
  addPayoutAccount,
  createDownline,
  listDepositChannels,
  listWallets,
  listWithdrawBanks,
  setPaymentPassword,
  transferWallet,
  type Id,
} from '@parlour/api-client/endpoints'
import { logInAgain } from '../people/log-in-again.ts'
import { openMember, password, type Member } from '../people/open-member.ts'
import type { Operated } from '../people/operate.ts'
import { payIn } from '../people/pay-in.ts'

/** The payment password of everybody in a drill. */
export const paymentPassword = '246810'

/** Who acts in the drill, and what they need to act. */
export interface Cast extends Operated {
  readonly member: Member
  /** A player of the seed with points and an upline. */
  readonly player: Member
  /** Accounts below the agent: a fresh one, and an agent of its own. */
  readonly downline: string
  readonly subAgent: string
  /** An agent of the seed with a team. */
  readonly agent: Member
  /** A provider that keeps a wallet of its own, with money in it. */
  readonly vendor: string
  readonly bankCardId: Id
  /** A channel to deposit by, as an order names it. */
  channel(method: 'qr' | 'launch' | 'transfer'): {
    readonly bankCode: string
    readonly mcsBankCode: string | null
    readonly vendorId: string | number | null
  }
}

const logIn = (origin: string, username: string): Promise<Member> => logInAgain(origin, { username }, 'vesper2025')

/** Makes the people of a drill ready: passwords, money in a provider's wallet, a payout account. */
export async function prepareCast(gateway: Operated): Promise<Cast> {
  const { origin } = gateway
  const member = await openMember(origin)
  const { api } = member
  await api.call(setPaymentPassword, { paymentPassword, confirmPaymentPassword: paymentPassword, password })
  const wallets = await api.call(listWallets, {})
  const vendor = wallets.list.find((wallet) => wallet.vendor)?.vendor ?? ''
  await payIn(gateway, member, 600_000)
  await api.call(transferWallet, { type: 'IN', vendor, amount: 10_000 }, { idempotencyKey: randomUUID() })
  const banks = await api.call(listWithdrawBanks, {})
  const bank = banks.list.find(({ type }) => type === 'BC')
  if (!bank) throw new Error('no bank to be paid to')
  const card = {
    bankCode: bank.bankCode,
    payeeName: 'Maria Santos',
    cardNumber: String(randomInt(10 ** 9, 10 ** 10))
      .padEnd(bank.numberMin, '7')
      .slice(0, bank.numberMin),
    password: paymentPassword,
  }
  const { bankCardId } = await api.call(addPayoutAccount, card, { idempotencyKey: randomUUID() })
  const channels = Object.values(await api.call(listDepositChannels, {})).flatMap((group) => group.channels)
  const channel: Cast['channel'] = (method) => {
    const found = channels.find((known) => known.method === method)
    const bankCode = found?.banks[0]?.bankCode
    if (!found || !bankCode) throw new Error(`no channel to deposit by ${method}`)
    return { bankCode, mcsBankCode: found.mcsBankCode || null, vendorId: found.vendorId }
  }
  const agent = await logIn(origin, 'marcobay01')
  const downline = `dd${randomInt(10 ** 8, 10 ** 9)}`
  await agent.api.call(createDownline, { username: downline, password }, { idempotencyKey: randomUUID() })
  return {
    origin,
    operatorToken: gateway.operatorToken,
    member,
    agent,
    player: await logIn(origin, 'linhtran88'),
    downline,
    subAgent: 'aprilsol22',
    vendor,
    bankCardId: bankCardId ?? 0,
    channel,
  }
}
