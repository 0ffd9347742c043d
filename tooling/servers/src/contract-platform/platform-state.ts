import { Refusal, type Input } from './contract-call.ts'

/** A line of the account record, in major units. */
export interface Transfer {
  readonly type: string
  readonly amount: number
  readonly balance: number
  readonly orderNo: string
  readonly time: number
}

/** What the platform remembers: one member, with amounts in major units, as the contract writes them. */
export interface PlatformState {
  readonly tokens: Set<string>
  balance: number
  points: number
  hasPaymentPassword: boolean
  readonly favourites: Set<string>
  readonly transfers: Transfer[]
  readonly feedback: string[]
  readonly redemptions: { readonly refNo: string; readonly rewardId: number; readonly time: number }[]
}

/** The one member. */
export const member = { username: 'demo01', password: 'abc12345', paymentPassword: '135790', id: 1_000_001 } as const

/** The state that a platform starts with. */
export const openState = (): PlatformState => ({
  tokens: new Set(),
  balance: 2500.75,
  points: 1200,
  hasPaymentPassword: true,
  favourites: new Set(),
  transfers: [],
  feedback: [],
  redemptions: [],
})

/** Books an amount, in major units, and keeps its line. */
export function book(state: PlatformState, type: string, amount: number): Transfer {
  const cents = Math.round(state.balance * 100) + Math.round(amount * 100)
  state.balance = cents / 100
  const orderNo = `${type.toUpperCase().slice(0, 2)}${String(state.transfers.length + 1).padStart(6, '0')}`
  const transfer = { type, amount, balance: state.balance, orderNo, time: Date.now() }
  state.transfers.unshift(transfer)
  return transfer
}

/** Refuses a payment password that is not the member's. Source: contract 1.4. */
export function checkPaymentPassword({ password }: Input): void {
  if (password !== member.paymentPassword) throw new Refusal('invalid.payment.pw', 'The payment password is wrong.')
}

/** The amount of a request, in major units; refused unless it is above zero. */
export function amountOf(input: Input): number {
  const amount = Number(input.amount)
  if (!(amount > 0)) throw new Refusal('request_param_err', 'The amount is wrong.', null, 400)
  return amount
}
