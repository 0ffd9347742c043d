const form = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether somebody born on a day (yyyy-MM-dd) is that many years old at `now` (ms); a text that is no such day is not told apart. */
export function isOfAge(birthday: string, years: number, now: number): boolean {
  const [, year = '', month = '', day = ''] = form.exec(birthday.trim()) ?? []
  if (!year) return true
  return Date.UTC(Number(year) + years, Number(month) - 1, Number(day)) <= now
}
