import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listHotGames } from '@parlour/api-client/endpoints'

/**
 * Query options of the most played games of the last hour.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(hotGamesQuery(api, 'EN'))
 */
export const hotGamesQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, listHotGames, { language }),
  staleTime: 300_000,
})
