import type { Promotion } from '@parlour/api-client/endpoints'

/**
 * The promotions that run at a moment, in the operator's order.
 *
 * @param now milliseconds since 1970
 * @returns the promotions
 * @example runningPromotions(promotions, api.clock.now())
 */
export const runningPromotions = (promotions: readonly Promotion[], now: number): Promotion[] =>
  promotions
    .filter(({ startDate, endDate }) => (startDate ?? 0) <= now && now < (endDate ?? Infinity))
    .toSorted((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))

/**
 * The time until a promotion ends.
 *
 * @param endDate milliseconds since 1970; null without an end
 * @param now milliseconds since 1970
 * @returns whole days and hours; null without an end
 * @example timeLeft(endDate, api.clock.now())
 */
export function timeLeft(endDate: number | null, now: number): { days: number; hours: number } | null {
  if (endDate === null || endDate <= now) return null
  const hours = Math.floor((endDate - now) / 3_600_000)
  return { days: Math.floor(hours / 24), hours: hours % 24 }
}
