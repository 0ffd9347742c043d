import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getRankProgress } from '@parlour/api-client/endpoints'

/**
 * Query options of an account's rank: how far the next one is, and what every rank gives.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example useQuery(rankQuery(api, 'linhtran88'))
 */
export const rankQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getRankProgress, {}),
  queryKey: ['member', getRankProgress.name, account] as const,
  staleTime: 30_000,
})
