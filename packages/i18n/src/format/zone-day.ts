import { dateFormat } from './intl-cache.ts'

const options = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const
const zones = new Map<string, Intl.DateTimeFormatOptions>()

const optionsOf = (zone: string | undefined): Intl.DateTimeFormatOptions => {
  if (zone === undefined) return options
  const known = zones.get(zone) ?? { ...options, timeZone: zone }
  zones.set(zone, known)
  return known
}

const partsOf = (at: number, zone: string | undefined): Record<string, string> =>
  Object.fromEntries(
    dateFormat('en', optionsOf(zone))
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/**
 * The calendar day at a moment in a time zone.
 *
 * @param at milliseconds since 1970
 * @param zone IANA name, such as `Asia/Manila`; the machine's zone without one
 * @returns `YYYY-MM-DD`
 * @example dayAt(Date.UTC(2026, 0, 31, 17), 'Asia/Manila') // '2026-02-01'
 */
export function dayAt(at: number, zone?: string): string {
  const { year, month, day } = partsOf(at, zone)
  return `${year}-${month}-${day}`
}

/** By how much the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const aheadAt = (at: number, zone: string | undefined): number => {
  const { year, month, day, hour, minute, second } = partsOf(at, zone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(at / 1000) * 1000
}

const dayMs = 86_400_000

/**
 * The moment at which a calendar day begins in a time zone. Where the clocks skip midnight, it is the first moment
 * after the gap; where midnight comes twice, the first one.
 *
 * @param day `YYYY-MM-DD`
 * @param zone IANA name; the machine's zone without one
 * @returns milliseconds since 1970
 * @example dayStart('2026-02-01', 'Asia/Manila') // Date.UTC(2026, 0, 31, 16)
 */
export function dayStart(day: string, zone?: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  // By the clocks of the day before and of the day after: where
  // they differ, the earlier of both may still be yesterday.
  const starts = [-dayMs, dayMs].map((shift) => utc - aheadAt(utc + shift, zone))
  const first = Math.min(...starts)
  return dayAt(first, zone) === day ? first : Math.max(...starts)
}
