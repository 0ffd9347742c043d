import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getBalance } from '@parlour/api-client/endpoints'

/**
 * Query options of an account's balance. It is stale after 30 s and refetched on focus and after a game.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example const { sumBalance, currency } = await balanceQuery(api, 'linhtran88').queryFn()
 */
export const balanceQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getBalance, {}),
  queryKey: [getBalance.name, account] as const,
  staleTime: 30_000,
})
