import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getPromotionCategories, listAnnouncements, type ResponseOf } from '@parlour/api-client/endpoints'

type Announcements = ResponseOf<typeof listAnnouncements>

const promotionsOf = ({ promotion }: Announcements): Announcements['promotion'] => promotion

/**
 * Query options of all promotions. They share the call and the query key of the announcements and banners, so that a
 * page with both makes one request.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(promotionsQuery(api, 'EN'))
 */
export const promotionsQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, listAnnouncements, {}, language),
  staleTime: 300_000,
  select: promotionsOf,
})

/**
 * Query options of the groups of promotions.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(promotionCategoriesQuery(api, 'EN'))
 */
export const promotionCategoriesQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, getPromotionCategories, {}, language),
  staleTime: 300_000,
})
