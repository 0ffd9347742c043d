import type { StatedPromotion } from './deposit-promotions.ts'
import type { DepositWay } from './deposit-way.ts'

/** What a deposit asks for, in reading order; the amount as whole minor units. */
export const depositFields = ['way', 'bank', 'reference', 'amount', 'promotion'] as const

/** A field of a deposit. */
export type DepositField = (typeof depositFields)[number]

/** What is wrong with a field of a deposit; a bonus has a least deposit too. */
export type DepositIssue = 'required' | 'least' | 'most'

/** What is chosen so far. */
export interface DepositChoice {
  readonly way: DepositWay | undefined
  readonly promotion: StatedPromotion | null
}

const amountIssue = (text: string, way: DepositWay | undefined): DepositIssue | null => {
  const amount = Number(text)
  if (text === '' || !(amount > 0)) return 'required'
  if (way && amount < way.minimum) return 'least'
  return way && amount > way.maximum ? 'most' : null
}

/** The first thing wrong with a field of a deposit, or null. */
export function depositIssue(field: DepositField, values: Readonly<Record<string, string>>, { way, promotion }: DepositChoice): DepositIssue | null {
  const value = values[field] ?? ''
  if (field === 'amount') return amountIssue(value, way)
  if (field === 'way') return way ? null : 'required'
  if (field === 'promotion') return promotion && Number(values['amount'] ?? '') < promotion.minimumDeposit ? 'least' : null
  if (field === 'reference') return way?.method === 'transfer' && value.trim().length < 4 ? 'required' : null
  return way && way.banks.length > 1 && !way.banks.some(({ bankCode }) => bankCode === value) ? 'required' : null
}
