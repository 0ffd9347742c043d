import type { DayRange, IsoDay } from './iso-day.ts'
import { addDays, dateOf } from './iso-day.ts'

type WeekInfo = { firstDay: number }
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** The day on which weeks begin in a language, 1 for Monday to 7 for Sunday; Monday where the browser does not know. */
export const weekStartOf = (locale: string): number => {
  const known: LocaleWithWeek = new Intl.Locale(locale).maximize()
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}

/** Calendars with the months of the grid; they differ in how years are counted. */
const sameMonths = ['gregory', 'buddhist', 'japanese', 'roc']

const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions()
  return new Intl.DateTimeFormat(locale, {
    ...options,
    calendar: sameMonths.includes(calendar) ? calendar : 'gregory',
    timeZone: 'UTC',
  })
}

/** "August 2025". */
export const monthText = (month: IsoDay, locale: string): string =>
  format(locale, { month: 'long', year: 'numeric' }).format(dateOf(month))

/** "Thursday, 14 August 2025". */
export const dayText = (day: IsoDay, locale: string): string =>
  format(locale, { dateStyle: 'full' }).format(dateOf(day))

/** "14", in the numerals of the language. */
export const dayNumber = (day: IsoDay, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(Number(day.slice(8)))

/**
 * The days of a range in words, as `DateRange` shows them; one day as one day.
 *
 * @param locale BCP 47
 * @returns the words
 * @example rangeText({ from: '2025-08-01', to: '2025-08-14' }, 'en') // 'Aug 1 – 14, 2025'
 */
export const rangeText = ({ from, to }: DayRange, locale: string): string =>
  format(locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(dateOf(from), dateOf(to))

/** Names of the days of the week in order, short for the eye and long for screen readers. */
export const weekdayNames = (locale: string, weekStart: number): { short: string; long: string }[] => {
  const [short, long] = [format(locale, { weekday: 'short' }), format(locale, { weekday: 'long' })]
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => dateOf(addDays('2024-01-01', weekStart - 1 + index))).map((date) => ({
    short: short.format(date),
    long: long.format(date),
  }))
}
