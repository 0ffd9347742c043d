import type { PointReward } from '@parlour/api-client/endpoints'

/** Whether a reward can be had: `open`, sold out, or dearer than the points that there are. */
export type RewardStanding = 'open' | 'gone' | 'dear'

/** Where a reward stands for someone with so many points; without a known balance nothing is dear. */
export function rewardStanding({ availableQuantity, point }: Pick<PointReward, 'availableQuantity' | 'point'>, points: number | undefined): RewardStanding {
  if (availableQuantity === 0) return 'gone'
  return points !== undefined && point > points ? 'dear' : 'open'
}

const mostAtOnce = 20

/** How many of a reward can be had at once: what the points and the stock let through, 20 at most. Source: contract 3.9. */
export const mostOf = ({ availableQuantity, point }: Pick<PointReward, 'availableQuantity' | 'point'>, points: number): number =>
  Math.min(mostAtOnce, availableQuantity ?? mostAtOnce, point > 0 ? Math.floor(points / point) : mostAtOnce)
