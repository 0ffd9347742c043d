const form = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Whether a person is of age.
 *
 * @param birthday YYYY-MM-DD
 * @param years the age of the jurisdiction
 * @param now milliseconds since 1970
 * @returns true for a text that is no day as well: the rule of the field refuses it
 * @example isOfAge('2005-01-31', 21, Date.UTC(2026, 0, 31)) // true
 */
export function isOfAge(birthday: string, years: number, now: number): boolean {
  const [, year = '', month = '', day = ''] = form.exec(birthday.trim()) ?? []
  if (!year) return true
  return Date.UTC(Number(year) + years, Number(month) - 1, Number(day)) <= now
}
