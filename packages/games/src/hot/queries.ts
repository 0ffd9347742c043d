import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listHotGames } from '@parlour/api-client/endpoints'

/** The most played games of the last hour. */
export const hotGamesQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, listHotGames, { language }),
  staleTime: 300_000,
})
