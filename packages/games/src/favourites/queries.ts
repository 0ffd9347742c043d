import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listFavouriteIds } from '@parlour/api-client/endpoints'

/**
 * Query options of the node ids of an account's favourites.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(favouriteIdsQuery(api, 'linhtran88'))
 */
export const favouriteIdsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listFavouriteIds, {}),
  queryKey: [listFavouriteIds.name, account] as const,
  staleTime: 300_000,
})
