import { useApi } from '@parlour/api-client/react'
import type { Promotion } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { promotionKinds, promotionsOfKind } from '../../promotions/promotion-kinds.ts'
import { isOwn, promotionStanding } from '../../promotions/promotion-standing.ts'
import { offersQuery, promotionCategoriesQuery, promotionsQuery } from '../../promotions/queries.ts'
import { listedPromotions } from '../../promotions/running-promotions.ts'
import { useMoment } from './use-moment.ts'

/** The group of what the member has a part in; no group of an operator is called so. */
export const mine = '-mine'

/**
 * What runs now or opens soon: all of it, by groups, what is the member's, and of the one group asked for. The list
 * stands without the groups when they fail, and without its states when those fail.
 */
export function usePromotions(language: string, category: string | undefined) {
  const api = useApi()
  const list = useQuery(promotionsQuery(api, language))
  const groups = useQuery(promotionCategoriesQuery(api, language))
  const offers = useQuery({
    ...offersQuery(api, { account: useAccount(), language }),
    refetchOnWindowFocus: true,
  })
  const now = useMoment(list.data, () => void offers.refetch())
  const categories = groups.data?.list ?? []
  const listed = list.data && listedPromotions(list.data, now)
  const offerOf = ({ id }: Promotion) => offers.data?.get(String(id))
  const own = listed?.filter((promotion) => isOwn(promotionStanding(promotion, offerOf(promotion), now)))
  const shown = (): readonly Promotion[] | undefined => {
    if (!listed) return undefined
    if (category === mine) return offers.isPending ? undefined : own
    if (groups.isPending && category !== undefined) return undefined
    return promotionsOfKind(listed, categories, groups.isError ? undefined : category)
  }
  const retry = () => {
    void list.refetch()
    if (groups.isError) void groups.refetch()
  }
  return {
    listed,
    kinds: listed && promotionKinds(listed, categories),
    own,
    shown: shown(),
    offerOf,
    /** Whether it is not known yet how they stand. */
    asking: offers.isPending,
    /** Why it is not known how they stand; null where it is, if from before. */
    offersError: offers.data ? null : offers.error,
    retryOffers: () => void offers.refetch(),
    error: list.data ? null : list.error,
    retry,
  }
}
