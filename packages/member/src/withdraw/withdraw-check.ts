import { isPaymentPassword } from '@parlour/screen-kit'
import { limitIssue, limitsOf, type AmountLimits } from '../cashier/limits.ts'
import type { WithdrawBank } from './withdrawal-fee.ts'

/** What a withdrawal asks for, in reading order; the amount as whole minor units. */
export const withdrawFields = ['card', 'amount', 'code', 'password'] as const

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
  /** What would be kept back; null where the platform does not say. */
  readonly charge: number | null
  /** What every account keeps to that has no limits of its own; minor units. */
  readonly limits?: AmountLimits
  /** The only amounts that may be withdrawn, in minor units; none where any may. */
  readonly fixed?: readonly number[]
  /** Whether it takes a code by phone. */
  readonly takesCode?: boolean
}

/**
 * What is wrong with a field of a withdrawal.
 *
 * @returns the first issue, or null
 * @example withdrawIssue('amount', { amount: '100' }, limits)
 */
export function withdrawIssue(
  field: WithdrawField,
  values: Readonly<Record<string, string>>,
  { withdrawable, terms, charge, limits, fixed = [], takesCode = false }: WithdrawLimits,
): WithdrawIssue | null {
  const value = values[field] ?? ''
  if (field === 'card') return value === '' ? 'required' : null
  if (field === 'code') return takesCode && value.trim() === '' ? 'required' : null
  if (field === 'password') return isPaymentPassword(value) ? null : 'required'
  const amount = Number(value)
  const isOffered = fixed.length === 0 || fixed.includes(amount)
  if (value === '' || !(amount > 0) || !isOffered) return 'required'
  const issue = amount > withdrawable ? 'most' : limitIssue(amount, limitsOf(terms, limits))
  return issue ?? (charge !== null && amount <= charge ? 'amount' : null)
}
