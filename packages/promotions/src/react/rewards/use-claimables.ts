import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { missionsQuery } from '../../missions/queries.ts'
import { rebateQuery } from '../../rebate/queries.ts'
import { claimables, type Claimable } from '../../rewards/claimable.ts'
import { claimsQuery, loginRewardQuery } from '../../rewards/queries.ts'
import type { RewardPartProps } from './rewards-props.ts'

/** Everything that can be claimed now, and how far it is known. */
export interface Waiting {
  readonly list: readonly Claimable[]
  readonly isLoading: boolean
  /** Why a part of it did not load. */
  readonly error: unknown
  /** Asks again for what did not load. */
  readonly retry: () => void
}

/** Asks for everything that can be claimed, of all kinds that the platform has; also when the window comes back. */
export function useClaimables({
  language,
  hasMissions,
  hasRebate,
}: Pick<RewardPartProps, 'language' | 'hasMissions' | 'hasRebate'>): Waiting {
  const api = useApi()
  const account = useAccount()
  const refetchOnWindowFocus = true
  const claims = useQuery({ ...claimsQuery(api, { account, language }), refetchOnWindowFocus })
  const login = useQuery({ ...loginRewardQuery(api, account), refetchOnWindowFocus })
  const missions = useQuery({
    ...missionsQuery(api, account, { status: 'O', page: 1, language }),
    refetchOnWindowFocus,
    enabled: hasMissions,
  })
  const rebate = useQuery({ ...rebateQuery(api, account), refetchOnWindowFocus, enabled: hasRebate })
  const asked = [claims, login, missions, rebate]
  const lost = asked.filter(({ isError, data }) => isError && data === undefined)
  return {
    list: claimables({
      claims: claims.data,
      login: login.data,
      missions: missions.data?.list,
      rebate: rebate.data,
    }),
    isLoading: asked.some(({ isLoading }) => isLoading),
    error: lost[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of lost) void refetch()
    },
  }
}
