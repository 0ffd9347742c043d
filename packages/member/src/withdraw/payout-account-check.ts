import { isPaymentPassword } from '@parlour/screen-kit'
import { plainDigits } from '@parlour/validation/digits'
import { keptName } from '@parlour/validation/names'
import { readPhone } from '@parlour/validation/phone'
import type { WithdrawBank } from './withdrawal-fee.ts'

/** What an account to be paid to asks for, in reading order. */
export const payoutAccountFields = ['bankCode', 'payeeName', 'cardNumber', 'password'] as const

/** A field of an account to be paid to. */
export type PayoutAccountField = (typeof payoutAccountFields)[number]

/** Whether a number is a mobile number in another spelling than a wallet shows; the platform knows its own country. */
const isWalletNumber = (text: string, bank: WithdrawBank | undefined): boolean =>
  bank?.type === 'EW' && (readPhone('', text)?.national.length ?? 0) >= bank.numberMin - 1

/**
 * Whether a field of a payout account has the right form; only the platform knows whose account it is.
 *
 * @returns false for an empty field
 * @example isPayoutAccount('cardNumber', { cardNumber: '123456789012' }, undefined)
 */
export function isPayoutAccount(
  field: PayoutAccountField,
  values: Readonly<Record<string, string>>,
  bank: WithdrawBank | undefined,
): boolean {
  const value = (values[field] ?? '').trim()
  if (field === 'bankCode') return bank !== undefined
  if (field === 'payeeName') return [...keptName(value)].length >= 2
  if (field === 'password') return isPaymentPassword(value)
  const number = plainDigits(value)
  const isInside = !bank || (number.length >= bank.numberMin && number.length <= bank.numberMax)
  return (/^[A-Za-z\d]+$/.test(number) && isInside) || isWalletNumber(value, bank)
}

/** The field that a refusal is about. */
export const payoutAccountFieldIds: Readonly<Record<string, PayoutAccountField>> = {
  'bankcard.bank.unknown': 'bankCode',
  'bankcard.holder.mismatch': 'payeeName',
  'bankcard.number.invalid': 'cardNumber',
  'bankcard.number.taken': 'cardNumber',
  'invalid.payment.pw': 'password',
  'register.field.invalid': 'payeeName',
}
