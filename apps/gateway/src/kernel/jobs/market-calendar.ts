import { market } from '../market/market.ts'

/** The IANA time zone of the market. */
export const marketTimeZone: string = market.timeZone

/** A day in milliseconds; the market has no summer time. */
export const dayMs = 86_400_000

const { ahead } = market
const firstMonday = 4

/** When the day of a moment began in the market's time zone; all in milliseconds since 1970. */
export const startOfDay = (at: number): number => Math.floor((at + ahead) / dayMs) * dayMs - ahead

/**
 * When the week of a moment began in the market's time zone; weeks begin on `weekday`, 1 for Monday to 7 for Sunday.
 */
export function startOfWeek(at: number, weekday = 1): number {
  const shift = (firstMonday + weekday - 1) * dayMs
  return Math.floor((at + ahead - shift) / (7 * dayMs)) * 7 * dayMs + shift - ahead
}

/** When the calendar month of a moment began in the market's time zone, or the one that many months later. */
export function startOfMonth(at: number, later = 0): number {
  const local = new Date(at + ahead)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + later, 1) - ahead
}

/** The day of a moment in the market's time zone, as `2026-11-21`. */
export const dayText = (at: number): string => new Date(at + ahead).toISOString().slice(0, 10)

/** The month of a moment in the market's time zone, as `2026-11`. */
export const monthText = (at: number): string => dayText(at).slice(0, 7)

/** A stretch of time split into the whole days that it holds, in one piece, and what is left before and after them. */
export function wholeDays({ from, until }: { readonly from: number; readonly until: number }) {
  const first = startOfDay(from + dayMs - 1)
  const last = startOfDay(until)
  if (first >= last) return { days: null, edges: from < until ? [{ from, until }] : [] }
  const edges = [
    { from, until: first },
    { from: last, until },
  ].filter((edge) => edge.from < edge.until)
  return { days: { from: first, until: last }, edges }
}
