import { isPaymentPassword } from '@parlour/screen-kit'
import type { WithdrawBank } from './withdrawal-fee.ts'

/** What an account to be paid to asks for, in reading order. */
export const payoutAccountFields = ['bankCode', 'payeeName', 'cardNumber', 'password'] as const

/** A field of an account to be paid to. */
export type PayoutAccountField = (typeof payoutAccountFields)[number]

/**
 * Whether a field of a payout account has the right form; only the platform knows whose account it is.
 *
 * @returns false for an empty field
 * @example isRightCard('cardNumber', { cardNumber: '123456789012' }, undefined)
 */
export function isRightCard(
  field: PayoutAccountField,
  values: Readonly<Record<string, string>>,
  bank: WithdrawBank | undefined,
): boolean {
  const value = (values[field] ?? '').trim()
  if (field === 'bankCode') return bank !== undefined
  if (field === 'payeeName') return value.length >= 2
  if (field === 'password') return isPaymentPassword(value)
  const number = value.replaceAll(/[\s-]/g, '')
  return /^[A-Za-z\d]+$/.test(number) && (!bank || (number.length >= bank.numberMin && number.length <= bank.numberMax))
}

/** The field that a refusal is about. */
export const payoutAccountFieldIds: Readonly<Record<string, PayoutAccountField>> = {
  'bankcard.bank.unknown': 'bankCode',
  'bankcard.holder.mismatch': 'payeeName',
  'bankcard.number.invalid': 'cardNumber',
  'bankcard.number.taken': 'cardNumber',
  'invalid.payment.pw': 'password',
}
