import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getGameDetails } from '@parlour/api-client/endpoints'

/** What is known of a game, in the language of the call. Source: BEY-23. */
export const gameDetailsQuery = (api: ApiClient, nodeId: number, language: string) => {
  const query = endpointQuery(api, getGameDetails, { nodeId })
  return { ...query, queryKey: [...query.queryKey, language] as const, staleTime: 300_000 }
}
