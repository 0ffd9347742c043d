import { invalidateEndpoint } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import {
  getBalance,
  getWithdrawPlan,
  getWithdrawSettings,
  listPayoutAccounts,
  listPaymentConfirmations,
  listWithdrawals,
} from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isOpenWithdrawal, withdrawalQuery } from '../../index.ts'

const every = 10_000

/** Reads that a step of a withdrawal changes. */
export const afterStep = [
  getBalance,
  getWithdrawPlan,
  getWithdrawSettings,
  listPayoutAccounts,
  listPaymentConfirmations,
  listWithdrawals,
] as const

/** A withdrawal, asked for again while it is under way: the platform counts it as received by its own clock. */
export function useWithdrawalOrder(orderNo: string, language: string) {
  const query = withdrawalQuery(useApi(), useAccount(), orderNo, language)
  const cache = useQueryClient()
  const order = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => (data && isOpenWithdrawal(data) ? every : false),
  })
  const stage = order.data?.stage
  const before = useRef(stage)
  useEffect(() => {
    if (before.current !== undefined && stage !== before.current)
      void Promise.all(afterStep.map((read) => invalidateEndpoint(cache, read)))
    before.current = stage
  }, [cache, stage])
  return { query: order, key: query.queryKey }
}
