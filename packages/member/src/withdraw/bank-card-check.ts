import { isPaymentPassword } from '../account/payment-password.ts'
import type { WithdrawBank } from './payout.ts'

/** What an account to be paid to asks for, in reading order. */
export const bankCardFields = ['bankCode', 'payeeName', 'cardNumber', 'password'] as const

/** A field of an account to be paid to. */
export type BankCardField = (typeof bankCardFields)[number]

/** Whether a field of an account is right by itself; whose account it is the platform knows. */
export function isRightCard(field: BankCardField, values: Readonly<Record<string, string>>, bank: WithdrawBank | undefined): boolean {
  const value = (values[field] ?? '').trim()
  if (field === 'bankCode') return bank !== undefined
  if (field === 'payeeName') return value.length >= 2
  if (field === 'password') return isPaymentPassword(value)
  const number = value.replaceAll(/[\s-]/g, '')
  return /^[A-Za-z\d]+$/.test(number) && (!bank || (number.length >= bank.numberMin && number.length <= bank.numberMax))
}

/** The field that a refusal is about. */
export const bankCardPlaces: Readonly<Record<string, BankCardField>> = {
  'bankcard.bank.unknown': 'bankCode',
  'bankcard.holder.mismatch': 'payeeName',
  'bankcard.number.invalid': 'cardNumber',
  'bankcard.number.taken': 'cardNumber',
  'invalid.payment.pw': 'password',
}
