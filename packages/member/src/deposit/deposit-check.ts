import type { StatedPromotion } from './deposit-promotions.ts'
import type { DepositWay } from './deposit-way.ts'

/** What a deposit asks for, in reading order; the amount as whole minor units. */
export const depositFields = ['way', 'bank', 'reference', 'amount', 'promotion'] as const

/** A field of a deposit. */
export type DepositField = (typeof depositFields)[number]

/** What is wrong with a field of a deposit; a bonus has a least deposit too. */
export type DepositIssue = 'required' | 'least' | 'most'

/** The smallest and the largest sum of one deposit, in minor units. */
export type DepositLimits = Readonly<Record<'minimum' | 'maximum', number>>

/** What is chosen so far. */
export interface DepositChoice {
  readonly way: DepositWay | undefined
  readonly promotion: StatedPromotion | null
  /** What every way keeps to, for as long as none is chosen; minor units. */
  readonly limits?: DepositLimits
}

const amountIssue = (text: string, limits: DepositLimits | undefined): DepositIssue | null => {
  const amount = Number(text)
  if (text === '' || !(amount > 0)) return 'required'
  if (limits && amount < limits.minimum) return 'least'
  return limits && amount > limits.maximum ? 'most' : null
}

/** The first thing wrong with a field of a deposit, or null. */
export function depositIssue(field: DepositField, values: Readonly<Record<string, string>>, { way, promotion, limits }: DepositChoice): DepositIssue | null {
  const value = values[field] ?? ''
  if (field === 'amount') return amountIssue(value, way ?? limits)
  if (field === 'way') return way ? null : 'required'
  if (field === 'promotion') return promotion && Number(values['amount'] ?? '') < promotion.minimumDeposit ? 'least' : null
  if (field === 'reference') return way?.method === 'transfer' && value.trim().length < 4 ? 'required' : null
  return way && way.banks.length > 1 && !way.banks.some(({ bankCode }) => bankCode === value) ? 'required' : null
}
