import type { ApiClient } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'
import { fromRow, type Game } from '../game.ts'
import { pageSize } from './queries.ts'

/** The most played games of the category of a game, to choose others from while it is closed. Source: LOB-10. */
export const neighboursQuery = (api: ApiClient, { category }: Pick<Game, 'category'>, language: string) => ({
  queryKey: ['neighbours', category, language] as const,
  meta: { everybody: true },
  queryFn: async (): Promise<Game[]> => {
    const { games } = await api.call(listGames, { gameType: category, language, pageSize })
    return games.map(fromRow)
  },
  staleTime: 300_000,
})
