import type { Availability } from '@parlour/api-client/endpoints'

/**
 * How many rewards wait in the reward centre, of all kinds: its badge (PRM-02).
 *
 * @returns a number from 0
 * @example waitingRewards({ TICKET: { enabled: true, count: 2 } }) // 2
 */
export const waitingRewards = (availability: Availability): number =>
  Object.values(availability).reduce((sum, { count }) => sum + (count ?? 0), 0)
