import type { Availability } from '@parlour/api-client/endpoints'

/**
 * How many rewards wait to be claimed in the reward centre: its badge (PRM-02). Tickets are left out: a member uses one
 * when it suits.
 *
 * @returns a number from 0
 * @example waitingRewards({ MISSION: { enabled: true, count: 1 }, TICKET: { enabled: true, count: 2 } }) // 1
 */
export const waitingRewards = (availability: Availability): number =>
  Object.entries(availability).reduce((total, [kind, { count }]) => total + (kind === 'TICKET' ? 0 : (count ?? 0)), 0)
