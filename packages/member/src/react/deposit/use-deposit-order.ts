import { invalidateEndpoint } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { getActivity, getBalance, getDepositSettings, listDepositPromotions, listDeposits } from '@parlour/api-client/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { depositQuery, isOpenDeposit } from '../../index.ts'
import { useAccount } from '../use-account.ts'

const every = 5_000
const moved = [getBalance, getDepositSettings, listDeposits, listDepositPromotions, getActivity]

/** A deposit, asked for again while it is open; once it is over, what it has changed is asked for too (BEY-05). */
export function useDepositOrder(orderNo: string, language: string) {
  const query = depositQuery(useApi(), useAccount(), orderNo, language)
  const cache = useQueryClient()
  const order = useQuery({ ...query, refetchInterval: ({ state: { data } }) => (data && isOpenDeposit(data) ? every : false) })
  const open = order.data && isOpenDeposit(order.data)
  const before = useRef(open)
  useEffect(() => {
    if (before.current === true && open === false) void Promise.all(moved.map((read) => invalidateEndpoint(cache, read)))
    before.current = open
  }, [cache, open])
  return { ...order, key: query.queryKey }
}
