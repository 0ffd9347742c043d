import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import ky from 'ky'
import { use } from 'react'
import * as v from 'valibot'
import type { Shown } from '../content.ts'
import { Listing } from '../listing.tsx'
import { tile } from './tile.ts'
import { WordsContext } from './messages-context.ts'

const games = v.array(tile)

/** The pages of the list; after the last one the server has none. */
export const gamesQuery = (category: string) => ({
  queryKey: ['games', category],
  queryFn: async ({ pageParam }: { pageParam: number }): Promise<readonly Shown[]> =>
    v.parse(games, await ky(`/api/games/${pageParam}.json`).json()),
  initialPageParam: 0,
  getNextPageParam: (last: readonly Shown[], all: readonly unknown[]) => (last.length > 0 ? all.length : undefined),
})

export default function List() {
  const { category = '' } = useParams({ strict: false })
  const { data, fetchNextPage, hasNextPage } = useInfiniteQuery(gamesQuery(category))
  return (
    <Listing
      title={category}
      pages={data?.pages ?? []}
      words={use(WordsContext)}
      onMore={() => {
        if (hasNextPage) void fetchNextPage()
      }}
    />
  )
}
