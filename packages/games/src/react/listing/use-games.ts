import { useApi } from '@parlour/api-client/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isOwnView } from '../../listing/listing-params.ts'
import type { ListingQuestion } from '../../listing/queries.ts'
import { gamesQuery } from '../../listing/queries.ts'

/**
 * The games of a listing as they are loaded page by page, and how many there are once that is known. A game that moved
 * between two pages stands once.
 */
export function useGames(question: ListingQuestion, enabled: boolean) {
  const query = useInfiniteQuery({
    ...gamesQuery(useApi(), question),
    enabled,
    placeholderData: (previous) => (isOwnView(question.params.view) ? undefined : previous),
  })
  const pages = query.data?.pages
  const games = useMemo(
    () => [...new Map(pages?.flatMap((page) => page.games.map((game) => [game.id, game]))).values()],
    [pages],
  )
  const total = pages?.[0]?.totalCount ?? (pages && !query.hasNextPage ? games.length : undefined)
  return { ...query, games, total }
}
