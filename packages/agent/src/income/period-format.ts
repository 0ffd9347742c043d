import { dayAt, dayStart } from '@parlour/i18n'

/**
 * What writes a period from its start to its end, in milliseconds since 1970: whole days of the platform as days, all
 * else as times by the reader's clock.
 *
 * @param tag BCP 47
 * @param zone IANA name of the zone that the platform counts days in
 * @returns a function of start and end; the end itself no longer belongs to the period
 * @example periodFormat('en', 'Asia/Manila')(start, end) // 'Nov 1 – 15, 2026' or 'Nov 21, 2026, 7:05 – 7:10 AM'
 */
export function periodFormat(tag: string, zone: string): (start: number, end: number) => string {
  // Only Thai counts its years otherwise.
  const calendar = /^th\b/.test(tag) ? 'buddhist' : 'gregory'
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: zone, calendar })
  const times = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', calendar })
  const isDayStart = (at: number) => dayStart(dayAt(at, zone), zone) === at
  return (start, end) =>
    isDayStart(start) && isDayStart(end) && start < end
      ? days.formatRange(start, end - 1)
      : times.formatRange(start, end)
}
