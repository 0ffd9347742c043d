import { addDays, countDays } from '@parlour/i18n'

/** First and last day of a period, `YYYY-MM-DD`, both inside. */
export interface Days {
  readonly from: string
  readonly to: string
}

/**
 * How many days a period has.
 *
 * @returns at least 1
 * @example lengthOf({ from: '2026-11-01', to: '2026-11-30' }) // 30
 */
export const lengthOf = ({ from, to }: Days): number => countDays(from, to)

/**
 * The period of the same length that ends on the day before.
 *
 * @returns first and last day
 * @example daysBefore({ from: '2026-11-08', to: '2026-11-14' }) // { from: '2026-11-01', to: '2026-11-07' }
 */
export const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -lengthOf(days)),
  to: addDays(days.from, -1),
})

/**
 * The period of the same length that follows, not beyond today.
 *
 * @param today `YYYY-MM-DD`
 * @returns first and last day, or null where the period ends today
 * @example daysAfter({ from: '2026-11-01', to: '2026-11-07' }, '2026-11-10') // { from: '2026-11-04', to: '2026-11-10' }
 */
export function daysAfter(days: Days, today: string): Days | null {
  if (days.to >= today) return null
  const length = lengthOf(days)
  const end = addDays(days.to, length)
  const to = end < today ? end : today
  return { from: addDays(to, 1 - length), to }
}
