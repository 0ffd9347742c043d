const dayMs = 86_400_000

/**
 * Whether a text is a calendar day, `YYYY-MM-DD`.
 *
 * @param text anything that an address or a file may say
 * @returns a type guard; false for days that no month has
 * @example isDay('2026-02-30') // false
 */
export const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') &&
  new Date(Date.parse(`${text}T00:00:00Z`) || 0).toISOString().startsWith(text ?? '')

/**
 * The day a number of days later.
 *
 * @param day `YYYY-MM-DD`
 * @param days negative for earlier
 * @returns `YYYY-MM-DD`
 * @example addDays('2026-02-28', 1) // '2026-03-01'
 */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/**
 * How many days a period has, first and last day inside.
 *
 * @param from `YYYY-MM-DD`
 * @param to `YYYY-MM-DD`, not before `from`
 * @returns at least 1
 * @example countDays('2026-01-01', '2026-01-14') // 14
 */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
