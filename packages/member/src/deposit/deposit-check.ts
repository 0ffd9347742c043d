import { limitIssue, limitsOf, type AmountLimits } from '../cashier/limits.ts'
import type { StatedPromotion } from './deposit-promotions.ts'
import type { DepositMethodOption } from './deposit-method.ts'

/** What a deposit asks for, in reading order; the amount as whole minor units. */
export const depositFields = ['way', 'bank', 'reference', 'amount', 'promotion'] as const

/** A field of a deposit. */
export type DepositField = (typeof depositFields)[number]

/** What is wrong with a field of a deposit; a bonus has a least deposit too. */
export type DepositIssue = 'required' | 'least' | 'most'

/** What is chosen so far. */
export interface DepositChoice {
  readonly way: DepositMethodOption | undefined
  readonly promotion: StatedPromotion | null
  /** What every way keeps to that has no limits of its own; minor units. */
  readonly limits?: AmountLimits
}

const amountIssue = (text: string, limits: AmountLimits): DepositIssue | null => {
  const amount = Number(text)
  return text === '' || !(amount > 0) ? 'required' : limitIssue(amount, limits)
}

/**
 * What is wrong with a field of a deposit.
 *
 * @returns the first issue, or null
 * @example depositIssue('amount', { amount: '100' }, { way: undefined, promotion: null })
 */
export function depositIssue(
  field: DepositField,
  values: Readonly<Record<string, string>>,
  { way, promotion, limits }: DepositChoice,
): DepositIssue | null {
  const value = values[field] ?? ''
  if (field === 'amount') return amountIssue(value, limitsOf(way, limits))
  if (field === 'way') return way ? null : 'required'
  if (field === 'promotion')
    return promotion && Number(values['amount'] ?? '') < promotion.minimumDeposit ? 'least' : null
  if (field === 'reference') return way?.method === 'transfer' && value.trim().length < 4 ? 'required' : null
  return way && way.banks.length > 1 && !way.banks.some(({ bankCode }) => bankCode === value) ? 'required' : null
}
