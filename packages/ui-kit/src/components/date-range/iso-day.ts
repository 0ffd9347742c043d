/** A day as `YYYY-MM-DD`: no time and no zone, so that nothing can move it to the day before. */
export type IsoDay = string

/** A first and a last day, both inside; they may be the same. */
export type DayRange = { from: IsoDay; to: IsoDay }

const dayMs = 86_400_000

/** Noon-free midnight UTC of a day, for arithmetic and for `Intl` with `timeZone: 'UTC'`. */
export const dateOf = (day: IsoDay): Date => new Date(`${day}T00:00:00Z`)

const isoOf = (date: Date): IsoDay => date.toISOString().slice(0, 10)

/**
 * The day a number of days later.
 *
 * @param day `YYYY-MM-DD`
 * @param count days; negative for earlier
 * @returns `YYYY-MM-DD`
 * @example addDays('2026-02-28', 1) // '2026-03-01'
 */
export const addDays = (day: IsoDay, count: number): IsoDay => isoOf(new Date(dateOf(day).getTime() + count * dayMs))

/**
 * The same day a number of months later; the 31st becomes the last day of a shorter month.
 *
 * @param day `YYYY-MM-DD`
 * @param count months; negative for earlier
 * @returns `YYYY-MM-DD`
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export const addMonths = (day: IsoDay, count: number): IsoDay => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return isoOf(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))))
}

/** The first day of the month of a day. */
export const monthOf = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`

/** Day of the week, 1 for Monday to 7 for Sunday. */
export const weekday = (day: IsoDay): number => dateOf(day).getUTCDay() || 7

/** How many days after the beginning of its week a day is. */
export const afterWeekStart = (day: IsoDay, weekStart: number): number => (weekday(day) - weekStart + 7) % 7

/** The day itself, or the nearest one between `min` and `max`. */
export const clampDay = (day: IsoDay, min?: IsoDay, max?: IsoDay): IsoDay => {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

/** The two days in order. */
export const rangeOf = (one: IsoDay, other: IsoDay): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

/** The days of the month of `day` by weeks; the first and the last one may be shorter. */
export const weeksOf = (day: IsoDay, weekStart: number): IsoDay[][] => {
  const first = monthOf(day)
  const start = addDays(first, -afterWeekStart(first, weekStart))
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index))
  const weeks = [0, 7, 14, 21, 28, 35].map((at) => days.slice(at, at + 7).filter((one) => monthOf(one) === first))
  return weeks.filter((week) => week.length > 0)
}
