import { dayAt, dayStart } from '@parlour/i18n'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What is left of a calendar month. */
export interface MonthLeft {
  /** The last day of the month, `YYYY-MM-DD`. */
  readonly lastDay: string
  /** Whole days until it ends, and the whole hours beyond them. */
  readonly days: number
  readonly hours: number
}

/**
 * What is left of the calendar month in a time zone.
 *
 * @param now milliseconds since 1970
 * @param zone IANA time zone
 * @returns its last day, and the whole days and hours until it ends
 * @example monthLeft(Date.UTC(2026, 10, 22, 12), 'Asia/Manila') // { lastDay: '2026-11-30', days: 8, hours: 4 }
 */
export function monthLeft(now: number, zone: string): MonthLeft {
  const [year = 0, month = 1] = dayAt(now, zone).split('-').map(Number)
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const left = Math.max(0, dayStart(dayOf(Date.UTC(year, month)), zone) - now)
  return {
    lastDay: dayOf(Date.UTC(year, month, 0)),
    days: Math.floor(left / dayMs),
    hours: Math.floor((left % dayMs) / hourMs),
  }
}
