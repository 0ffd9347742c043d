import { useApi } from '@parlour/api-client/react'
import type { Availability } from '@parlour/api-client/endpoints'
import { useRealAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { availabilityQuery } from '../../rewards/queries.ts'

/**
 * Which kinds of promotions are open to the account, and how many rewards of each wait (PRM-02).
 *
 * @param offered whether the platform has a reward centre; without it nothing is asked for
 * @returns kinds by their type; undefined while they are not known, and for accounts that have no rewards
 * @example const hasReferral = useAvailability(modules.has('REWCEN3'))?.['REFERRAL']?.enabled
 */
export function useAvailability(offered: boolean): Availability | undefined {
  const account = useRealAccount()
  const { data } = useQuery({
    ...availabilityQuery(useApi(), account),
    enabled: offered && account !== '',
    refetchOnWindowFocus: true,
  })
  return data
}
