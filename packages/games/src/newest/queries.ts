import type { ApiClient } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'
import { fromRow, type Game } from '../game.ts'

/** Games on the shelf of new ones: two rows on a wide screen. */
export const newShelf = 14

/**
 * The request for the newest games of all categories.
 *
 * @param language the platform's language code; names come in it
 * @returns the input of `listGames`
 * @example await api.call(listGames, newestRequest('EN'))
 */
export const newestRequest = (language: string) =>
  ({ gameType: '', flag: 'new', sort: 'new', language, pageSize: newShelf }) as const

/**
 * Query options of the newest games of all categories, for the home page.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @throws RefusedError, ContractError or UnreachedError from `queryFn`
 * @example useQuery(newGamesQuery(api, 'EN'))
 */
export const newGamesQuery = (api: ApiClient, language: string) => ({
  queryKey: ['newGames', language] as const,
  meta: { everybody: true },
  queryFn: async (): Promise<Game[]> => {
    const { games } = await api.call(listGames, newestRequest(language))
    return games.map(fromRow)
  },
  staleTime: 300_000,
})
