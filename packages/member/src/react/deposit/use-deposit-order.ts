import { invalidateEndpoint } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import {
  getActivity,
  getBalance,
  getDepositSettings,
  listDepositPromotions,
  listDeposits,
} from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { depositLookAgain, depositQuery, isOpenDeposit } from '../../index.ts'

const invalidates = [getBalance, getDepositSettings, listDeposits, listDepositPromotions, getActivity]

/**
 * A deposit, asked for again while something may still come;
 * when it ends, what it has changed is asked for too (BEY-05).
 */
export function useDepositOrder(orderNo: string, language: string) {
  const api = useApi()
  const query = depositQuery(api, useAccount(), orderNo, language)
  const cache = useQueryClient()
  const order = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => (data ? depositLookAgain(data, api.clock.now()) : false),
  })
  const { data } = order
  const status = data?.status
  const over = data !== undefined && !isOpenDeposit(data)
  const before = useRef(status)
  useEffect(() => {
    if (over && before.current !== undefined && before.current !== status)
      void Promise.all(invalidates.map((read) => invalidateEndpoint(cache, read)))
    before.current = status
  }, [cache, over, status])
  return { query: order, key: query.queryKey }
}
