import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getGameDetails, type Id } from '@parlour/api-client/endpoints'

/**
 * Query options of a game's details. Source: BEY-23.
 *
 * @param nodeId the game's node id
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(gameDetailsQuery(api, 10_001, 'EN'))
 */
export const gameDetailsQuery = (api: ApiClient, nodeId: Id, language: string) => {
  const query = endpointQuery(api, getGameDetails, { nodeId })
  return { ...query, queryKey: [...query.queryKey, language] as const, staleTime: 300_000 }
}
