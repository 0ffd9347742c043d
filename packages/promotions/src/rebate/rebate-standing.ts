import type { getRebate, ResponseOf } from '@parlour/api-client/endpoints'

/** How far a rebate is: `none` while nothing has gathered, `low` below the least that can be taken, or `ready`. */
export type RebateState = 'none' | 'low' | 'ready'

/** How far a rebate is. Sums in minor units. */
export interface RebateStanding {
  readonly state: RebateState
  /** What is missing to the least that can be taken; 0 from there on. */
  readonly missing: number
  /** How much of the least has gathered, 0 to 100. */
  readonly percent: number
}

const whole = 100

/**
 * How far a rebate is from the least that can be taken. Whether it can be taken is what the platform says.
 *
 * @param rebate what `getRebate` tells, in minor units
 * @returns the state, what is missing and the share that has gathered
 * @example rebateStanding({ amount: 42, minimum: 100, claimable: false }) // { state: 'low', missing: 58, percent: 42 }
 */
export function rebateStanding({
  amount,
  minimum,
  claimable,
}: Pick<ResponseOf<typeof getRebate>, 'amount' | 'minimum' | 'claimable'>): RebateStanding {
  const least = minimum ?? 0
  const missing = Math.max(least - amount, 0)
  const percent = missing === 0 ? whole : Math.floor((amount * whole) / least)
  return { state: claimable ? 'ready' : amount > 0 ? 'low' : 'none', missing, percent }
}
