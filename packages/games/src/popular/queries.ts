import type { ApiClient } from '@parlour/api-client'
import { listGames, listRecentGames } from '@parlour/api-client/endpoints'
import { fromRow, type Game } from '../game.ts'

/** Popular games on the home page. Source: specification 9. */
export const popularShelf = 20

/** The most popular games of all categories. Source: LOB-01. */
export const popularGamesQuery = (api: ApiClient, language: string) => ({
  queryKey: ['popularGames', language] as const,
  meta: { everybody: true },
  queryFn: async (): Promise<Game[]> =>
    (await api.call(listGames, { gameType: '', sort: 'popular', language, pageSize: popularShelf })).games.map(fromRow),
  staleTime: 300_000,
})

/** Games that a member played last, on the home page: two rows on a wide screen. */
export const recentShelf = 14

/** The games that a member launched or played last. Source: LOB-01, LOB-07. */
export const recentGamesQuery = (api: ApiClient, account: string) => ({
  queryKey: ['recentGames', account] as const,
  queryFn: async (): Promise<Game[]> => (await api.call(listRecentGames, { pageSize: recentShelf })).list.map(fromRow),
  staleTime: 60_000,
})
