import { isDay } from '@parlour/i18n'
import { incomeKinds, type IncomeKind } from './income-kinds.ts'

/** What of an income is open: a day `YYYY-MM-DD`, a kind of it, one payout. */
export interface IncomeOpen {
  readonly day: string
  /** Null for the first kind that the day has. */
  readonly kind: IncomeKind | null
  /** The number of the payout; null for all of the day. */
  readonly payout: string | null
}

/**
 * Reads what of an income an address opens.
 *
 * @param open the `open` of the address
 * @returns null where it names no day
 * @example incomeOpen('2026-11-20.commission.812')
 */
export function incomeOpen(open: string): IncomeOpen | null {
  const [day, kind, payout = ''] = open.split('.')
  if (!isDay(day)) return null
  const known = incomeKinds.find((each) => each === kind) ?? null
  return { day, kind: known, payout: known && /^\d{1,40}$/.test(payout) ? payout : null }
}

/**
 * The `open` of an address that opens a part of an income.
 *
 * @param day `YYYY-MM-DD`
 * @param payout its number, with its kind
 * @returns the parts, joined
 * @example openIncome('2026-11-20', 'commission') // '2026-11-20.commission'
 */
export const openIncome = (day: string, kind?: IncomeKind, payout?: string): string =>
  [day, kind, payout].filter((part) => part !== undefined).join('.')
