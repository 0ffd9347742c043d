import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '../../balance/queries.ts'

/**
 * The balance of the signed-in account; disabled for guests.
 *
 * @returns the result of `useQuery`; amounts in minor units
 * @example const { data } = useBalance()
 */
export function useBalance() {
  const account = useAccount()
  return useQuery({ ...balanceQuery(useApi(), account), enabled: account !== '', refetchOnWindowFocus: true })
}
