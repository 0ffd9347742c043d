import { useApi } from '@parlour/api-client/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListingQuestion } from '../../listing/queries.ts'
import { gamesQuery } from '../../listing/queries.ts'

/** The games of a listing as they are loaded page by page. A game that moved between two pages stands once. */
export function useGames(question: ListingQuestion, enabled: boolean) {
  const query = useInfiniteQuery({ ...gamesQuery(useApi(), question), enabled, placeholderData: (previous) => previous })
  const games = new Map(query.data?.pages.flatMap((page) => page.games.map((game) => [game.id, game])))
  return { ...query, games: [...games.values()], total: query.data?.pages[0]?.totalCount }
}
