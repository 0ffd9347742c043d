const orders: Readonly<Record<number, RegExp>> = {
  11: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  13: /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/,
}

/** Whether a pattern number asks for a date: 11 is yyyy-MM-dd, 13 is MM-dd-yyyy. Source: contract section 6. */
export const isDatePattern = (patternId: number): boolean => patternId in orders

/**
 * Whether a text is a calendar day in the order that a pattern number asks for; 02-30 is none.
 *
 * @param text what was typed
 * @param patternId the platform's pattern number: 11 is YYYY-MM-DD, 13 is MM-DD-YYYY
 * @returns false for other pattern numbers as well
 * @example isRealDate(11, '2026-02-30') // false
 */
export function isRealDate(patternId: number, text: string): boolean {
  const { year, month, day } = orders[patternId]?.exec(text)?.groups ?? {}
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
}
