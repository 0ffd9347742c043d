import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listFavouriteIds } from '@parlour/api-client/endpoints'

/** The node ids of an account's favourites. */
export const favouriteIdsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listFavouriteIds, {}),
  queryKey: [listFavouriteIds.name, account] as const,
  staleTime: 300_000,
})
