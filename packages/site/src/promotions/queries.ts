import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getPromotionCategories } from '@parlour/api-client/endpoints'

/** The groups that promotions are listed by, in one language. */
export const promotionCategoriesQuery = (api: ApiClient, language: string) => {
  const query = endpointQuery(api, getPromotionCategories, {})
  return { ...query, queryKey: [...query.queryKey, language] as const, staleTime: 300_000 }
}
