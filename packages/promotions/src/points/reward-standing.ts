import type { PointReward } from '@parlour/api-client/endpoints'

/** Whether a reward can be had: `open`, sold out, or dearer than the points that there are. */
export type RewardStanding = 'open' | 'gone' | 'dear'

/**
 * Whether a reward can be redeemed.
 *
 * @param points points of the account; undefined while unknown
 * @returns `open`, `gone` when sold out, `dear` when it costs more
 * @example rewardStanding({ availableQuantity: 0, point: 500 }, 1_200) // 'gone'
 */
export function rewardStanding(
  { availableQuantity, point }: Pick<PointReward, 'availableQuantity' | 'point'>,
  points: number | undefined,
): RewardStanding {
  if (availableQuantity === 0) return 'gone'
  return points !== undefined && point > points ? 'dear' : 'open'
}

const mostAtOnce = 20

/**
 * How many of a reward can be redeemed at once: what points and stock allow, 20 at most. Source: contract 3.9.
 *
 * @param points points of the account
 * @returns 0 to 20
 * @example mostOf({ availableQuantity: 3, point: 500 }, 1_200) // 2
 */
export const mostOf = (
  { availableQuantity, point }: Pick<PointReward, 'availableQuantity' | 'point'>,
  points: number,
): number => Math.min(mostAtOnce, availableQuantity ?? mostAtOnce, point > 0 ? Math.floor(points / point) : mostAtOnce)
