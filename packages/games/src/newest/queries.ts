import type { ApiClient } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'
import { fromRow, type Game } from '../game.ts'

/** The newest games over all categories, for the home page. */
export const newGamesQuery = (api: ApiClient, language: string, count: number) => ({
  queryKey: ['newGames', language, count] as const,
  queryFn: async (): Promise<Game[]> => {
    const { games } = await api.call(listGames, { gameType: '', flag: 'new', sort: 'new', language, pageSize: count })
    return games.map(fromRow)
  },
  staleTime: 300_000,
})
