import type { Promotion } from '@parlour/api-client/endpoints'

/**
 * The promotions that run at a moment or begin later, in the operator's order.
 *
 * @param now milliseconds since 1970
 * @returns the promotions
 * @example listedPromotions(promotions, api.clock.now())
 */
export const listedPromotions = (promotions: readonly Promotion[], now: number): Promotion[] =>
  promotions
    .filter(({ endDate }) => now < (endDate ?? Infinity))
    .toSorted((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))

/**
 * The promotions that run at a moment, in the operator's order.
 *
 * @param now milliseconds since 1970
 * @returns the promotions
 * @example runningPromotions(promotions, api.clock.now())
 */
export const runningPromotions = (promotions: readonly Promotion[], now: number): Promotion[] =>
  listedPromotions(promotions, now).filter(({ startDate }) => (startDate ?? 0) <= now)

/**
 * The next moment at which a promotion begins or ends.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; null where nothing is ahead
 * @example nextChange(promotions, api.clock.now())
 */
export function nextChange(
  promotions: readonly Pick<Promotion, 'startDate' | 'endDate'>[],
  now: number,
): number | null {
  const ahead = promotions
    .flatMap(({ startDate, endDate }) => [startDate ?? now, endDate ?? now])
    .filter((moment) => moment > now)
  return ahead.length > 0 ? Math.min(...ahead) : null
}

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
