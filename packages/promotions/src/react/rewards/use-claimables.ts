import { useApi } from '@parlour/api-client/react'
import { useAccount, useNow, type Reading } from '@parlour/screen-kit/react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { missionsQuery } from '../../missions/queries.ts'
import { rebateQuery } from '../../rebate/queries.ts'
import { claimables, type Claimable } from '../../rewards/claimable.ts'
import { claimsQuery, loginRewardQuery } from '../../rewards/queries.ts'
import type { RewardPartProps } from './rewards-props.ts'

/** Everything that can be claimed now, and how far it is known. */
export interface KnownClaimables {
  readonly list: readonly Claimable[]
  /** Whether a part has not answered yet. */
  readonly isLoading: boolean
  /** Whether a part that did not load is asked for again. */
  readonly isRetrying: boolean
  /** Why a part of it did not load. */
  readonly error: unknown
  /** Asks again for what did not load. */
  readonly retry: () => void
  /** The part that was read longest ago, one that could not be read again first; undefined where nothing is known. */
  readonly oldest: Reading | undefined
}

type Asked = Reading & Pick<UseQueryResult, 'errorUpdateCount' | 'isLoading'>

/** Asks for everything that can be claimed, of all kinds that the platform has; what has ended is not in the list. */
export function useClaimables({
  language,
  hasMissions,
  hasRebate,
}: Pick<RewardPartProps, 'language' | 'hasMissions' | 'hasRebate'>): KnownClaimables {
  const api = useApi()
  const account = useAccount()
  const now = useNow()
  const refetchOnWindowFocus = true
  const claims = useQuery({ ...claimsQuery(api, { account, language }), refetchOnWindowFocus })
  const login = useQuery({ ...loginRewardQuery(api, account), refetchOnWindowFocus })
  const missions = useQuery({
    ...missionsQuery(api, account, { status: 'O', page: 1, language }),
    refetchOnWindowFocus,
    enabled: hasMissions,
  })
  const rebate = useQuery({ ...rebateQuery(api, account), refetchOnWindowFocus, enabled: hasRebate })

  const known = claimables({
    claims: claims.data,
    login: login.data,
    missions: missions.data?.list,
    rebate: rebate.data,
  })
  const list = known.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
  const ended = known.length - list.length
  const askForNext = useEffectEvent(() => {
    void claims.refetch()
    void login.refetch()
  })
  useEffect(() => {
    if (ended > 0) askForNext()
  }, [ended])

  const asked: readonly Asked[] = [claims, login, missions, rebate]
  // What failed before is asked for again without taking the rest away.
  const lost = asked.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0)
  const there = asked.filter(({ data }) => data !== undefined)
  const [oldest] = there.toSorted(
    (one, other) =>
      Number(Boolean(other.error)) - Number(Boolean(one.error)) || one.dataUpdatedAt - other.dataUpdatedAt,
  )
  return {
    oldest,
    list,
    isLoading: asked.some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0),
    isRetrying: lost.some(({ isFetching }) => isFetching),
    error: lost.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { refetch } of lost) void refetch()
    },
  }
}
