import { useApi } from '@parlour/api-client/react'
import { useQuery, type QueryKey } from '@tanstack/react-query'
import { untilNews } from '../../lottery/draw-phase.ts'

interface DrawQuery<Data> {
  queryKey: QueryKey
  queryFn(context?: { signal?: AbortSignal }): Promise<Data>
  staleTime: number
}

/** Something about draws that is asked for again once the first of its moments has passed. Source: BEY-18. */
export function useDrawQuery<Data>(
  query: DrawQuery<Data>,
  momentsOf: (data: Data) => readonly (number | null)[],
  enabled = true,
) {
  const { clock } = useApi()
  return useQuery({
    ...query,
    enabled,
    refetchInterval: ({ state }) => state.data !== undefined && untilNews(momentsOf(state.data), clock.now()),
  })
}
