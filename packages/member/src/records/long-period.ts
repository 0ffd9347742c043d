import { addDays } from '@parlour/i18n'
import { lengthOf, type Days } from '../profit/profit-days.ts'

/** How many days a record may be asked for by one call. Source: contract 3.11. */
export const mostDays = 30

/** Days of a part: one less, so that where clocks go back none of its hours is beyond what a call takes. */
export const partDays = mostDays - 1

/** How many days a period may have; it is asked for part by part. */
export const longestPeriod = 366

/** A period in parts of `partDays`, the latest days first. */
export interface LongPeriod extends Days {
  /** Which part is looked at, from 1. */
  readonly part: number
  readonly parts: number
}

/**
 * The parts of a period that one call takes each, the latest days first.
 *
 * @returns the period itself where it has at most 30 days
 * @example periodParts({ from: '2026-11-01', to: '2026-12-05' })[1] // { from: '2026-11-01', to: '2026-11-06' }
 */
export function periodParts({ from, to }: Days): Days[] {
  if (lengthOf({ from, to }) <= mostDays) return [{ from, to }]
  const parts: Days[] = []
  for (let last = to; last >= from; last = addDays(last, -partDays)) {
    const first = addDays(last, 1 - partDays)
    parts.push({ from: first < from ? from : first, to: last })
  }
  return parts
}

/** Days of a record, and the longer period that they are a part of. */
export interface ShownDays extends Days {
  /** The period that was asked for, where it is longer than one call takes: `from` to `to` is one part of it. */
  readonly whole?: LongPeriod
}

/**
 * The days of a period that are shown: all, or one part of them.
 *
 * @param wanted which part, from 1; the last one where there are fewer
 * @returns the days, with their period where they are a part of it
 * @example shownDays({ from: '2026-11-01', to: '2026-12-05' }, 2).whole?.parts // 2
 */
export function shownDays(days: Days, wanted: number): ShownDays {
  if (lengthOf(days) <= mostDays) return days
  const parts = periodParts(days)
  const part = Math.min(wanted, parts.length)
  return { ...(parts[part - 1] ?? days), whole: { ...days, part, parts: parts.length } }
}
