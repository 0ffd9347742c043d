import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getPromotionCategories,
  listAnnouncements,
  listPromotionOffers,
  type PromotionOffer,
  type ResponseOf,
} from '@parlour/api-client/endpoints'

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

const byId = ({ list }: ResponseOf<typeof listPromotionOffers>): ReadonlyMap<string, PromotionOffer> =>
  new Map(list.map((offer) => [String(offer.promotionId), offer]))

/**
 * Query options of what can be done about each promotion, and how it stands for an account: one call for all of a list.
 *
 * @param owner user name, empty for a guest, and the platform's language code, in which reasons come
 * @returns options for a route's loader and for `useQuery`, which gives the offers by the id of their promotion;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example const { data: offers } = useQuery(offersQuery(api, { account: 'linhtran88', language: 'EN' }))
 */
export const offersQuery = (
  api: ApiClient,
  { account, language }: { readonly account: string; readonly language: string },
) => ({
  ...endpointQuery(api, listPromotionOffers, {}),
  queryKey: [listPromotionOffers.name, account, language] as const,
  staleTime: 15_000,
  select: byId,
})
