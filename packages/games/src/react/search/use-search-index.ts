import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import type { Game } from '../../game.ts'
import { catalogueQuery } from '../../search/queries.ts'
import { indexAtRest, type CategoryNames, type SearchIndex } from '../../search/search-index.ts'
import type { Loading } from '../load-state.tsx'
import { atRest } from './at-rest.ts'

/** A search over the whole catalogue, while it loads and once it is there. */
export interface LoadingIndex extends Loading {
  readonly data: SearchIndex<Game> | undefined
}

/**
 * The catalogue made searchable, once a visit: its pages come
 * side by side, then it is worked through while the page rests.
 */
export function useSearchIndex(language: string, names: CategoryNames): LoadingIndex {
  const catalogue = useQuery(catalogueQuery(useApi(), language))
  const { data: games, dataUpdatedAt } = catalogue
  const index = useQuery({
    queryKey: ['catalogue-index', language, dataUpdatedAt],
    meta: { everybody: true },
    queryFn: () => indexAtRest(games ?? [], names, atRest),
    enabled: games !== undefined,
    // It is made of what is here, and holds no plain data to compare.
    networkMode: 'always',
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const { data, isError, fetchStatus, refetch } = games ? index : { ...catalogue, data: undefined }
  return { data, isError, fetchStatus, refetch }
}
