import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { runningPromotions } from '../../promotions/running-promotions.ts'
import { promotionCategoriesQuery, promotionsQuery } from '../../promotions/queries.ts'
import { promotionKinds, promotionsOfKind } from '../../promotions/promotion-kinds.ts'

/**
 * What runs now: all of it, by groups, and of the one group
 * asked for. The list stands without the groups when they fail.
 */
export function usePromotions(language: string, category: string | undefined) {
  const api = useApi()
  const list = useQuery(promotionsQuery(api, language))
  const groups = useQuery(promotionCategoriesQuery(api, language))
  const categories = groups.data?.list ?? []
  const running = list.data && runningPromotions(list.data, api.clock.now())
  const retry = () => {
    void list.refetch()
    if (groups.isError) void groups.refetch()
  }
  return {
    running,
    kinds: running && promotionKinds(running, categories),
    shown:
      running && groups.isPending && category !== undefined
        ? undefined
        : running && promotionsOfKind(running, categories, groups.isError ? undefined : category),
    error: list.data ? null : list.error,
    retry,
  }
}
