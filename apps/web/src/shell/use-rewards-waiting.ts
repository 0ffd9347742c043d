import { waitingRewards } from '@parlour/promotions'
import { useAvailability } from '@parlour/promotions/react'

/** How many rewards wait for the member to claim them (PRM-02); none where the platform has no reward centre. */
export function useRewardsWaiting(flags: ReadonlySet<string> | undefined): number {
  const availability = useAvailability(flags?.has('REWCEN3') ?? false)
  return availability ? waitingRewards(availability) : 0
}
