import { isPaymentPassword } from '../account/payment-password.ts'
import type { WithdrawBank } from './payout.ts'

/** What a withdrawal asks for, in reading order; the amount as whole minor units. */
export const withdrawFields = ['card', 'amount', 'password'] as const

/** A field of a withdrawal. */
export type WithdrawField = (typeof withdrawFields)[number]

/** What is wrong with a field of a withdrawal; `amount` is one that its charge uses up. */
export type WithdrawIssue = 'required' | 'least' | 'most' | 'amount'

/** What a withdrawal is held to; sums in minor units. */
export interface WithdrawLimits {
  /** The most that one withdrawal may take now. */
  readonly withdrawable: number
  /** The terms of the account that is chosen. */
  readonly terms: WithdrawBank | undefined
  /** What would be kept back. */
  readonly charge: number
  /** What every account keeps to, for as long as none is chosen; minor units. */
  readonly limits?: Readonly<Record<'minimum' | 'maximum', number>>
}

/** The first thing wrong with a field of a withdrawal, or null. */
export function withdrawIssue(field: WithdrawField, values: Readonly<Record<string, string>>, { withdrawable, terms, charge, limits = terms }: WithdrawLimits): WithdrawIssue | null {
  const value = values[field] ?? ''
  if (field === 'card') return value === '' ? 'required' : null
  if (field === 'password') return isPaymentPassword(value) ? null : 'required'
  const amount = Number(value)
  if (value === '' || !(amount > 0)) return 'required'
  const { minimum, maximum } = terms ?? limits ?? { minimum: 0, maximum: withdrawable }
  if (amount > Math.min(withdrawable, maximum)) return 'most'
  if (amount < minimum) return 'least'
  return amount <= charge ? 'amount' : null
}
