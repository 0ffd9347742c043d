import type { Promotion } from '@parlour/api-client/endpoints'

/** Promotions that run at `now` (milliseconds since 1970), in the operator's order; an ended one is never shown. */
export const runningPromotions = (promotions: readonly Promotion[], now: number): Promotion[] =>
  promotions
    .filter(({ startDate, endDate }) => (startDate ?? 0) <= now && now < (endDate ?? Infinity))
    .toSorted((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))

/** How long a promotion still runs: whole days and hours, or null without an end. */
export function timeLeft(endDate: number | null, now: number): { days: number; hours: number } | null {
  if (endDate === null || endDate <= now) return null
  const hours = Math.floor((endDate - now) / 3_600_000)
  return { days: Math.floor(hours / 24), hours: hours % 24 }
}
