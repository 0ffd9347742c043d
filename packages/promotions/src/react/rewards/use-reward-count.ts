import { useApi } from '@parlour/api-client/react'
import { useRealAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { claimsQuery } from '../../rewards/queries.ts'

/**
 * How many rewards wait to be claimed: the badge of the reward centre (MEM-06). 0 while it is not known, and for
 * accounts that have no rewards.
 *
 * @param offered whether the platform has a reward centre; without it nothing is asked for
 * @param language the platform's language code
 * @returns how many wait
 * @example const waiting = useRewardCount(modules.has('REWCEN3'), 'EN')
 */
export function useRewardCount(offered: boolean, language: string): number {
  const account = useRealAccount()
  const { data } = useQuery({
    ...claimsQuery(useApi(), { account, language }),
    enabled: offered && account !== '',
    select: (claims) => claims.length,
  })
  return data ?? 0
}
