import type { ApiClient } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'
import { fromRow, type Game } from '../game.ts'

/** Games on the shelf of new ones: two rows on a wide screen. */
export const newShelf = 14

/** What the newest games of all categories are asked for with. */
export const newestRequest = (language: string) =>
  ({ gameType: '', flag: 'new', sort: 'new', language, pageSize: newShelf }) as const

/** The newest games over all categories, for the home page. */
export const newGamesQuery = (api: ApiClient, language: string) => ({
  queryKey: ['newGames', language] as const,
  meta: { everybody: true },
  queryFn: async (): Promise<Game[]> => {
    const { games } = await api.call(listGames, newestRequest(language))
    return games.map(fromRow)
  },
  staleTime: 300_000,
})
