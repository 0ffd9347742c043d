import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getGlobalRebateSettings, listAffiliateUrls, listRegisteredAffiliates } from '@parlour/api-client/endpoints'

/** The most links that an agent can have. Source: contract 3.12. */
const mostLinks = 50

/** How many people stand on a page. */
export const peoplePageSize = 10

/**
 * Query options of what an agent can hand on as rates.
 *
 * @param account the agent's user name, for the query key
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example const { list } = await rateSettingsQuery(api, 'marcobay01').queryFn()
 */
export const rateSettingsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getGlobalRebateSettings, {}, account),
  staleTime: 60_000,
})

/**
 * Query options of all invitation links of an agent, the newest first.
 *
 * @param account the agent's user name, for the query key
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example const { list } = await linksQuery(api, 'marcobay01').queryFn()
 */
export const linksQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listAffiliateUrls, { size: mostLinks }, account),
  staleTime: 30_000,
})

/**
 * Query options of who came by the links of an agent in the last 30 days, the newest first.
 *
 * @param account the agent's user name, for the query key
 * @param code of one link; empty for all of them
 * @param page from 1
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example const { list } = await peopleQuery(api, 'marcobay01', 'VQ7KD2', 1).queryFn()
 */
export const peopleQuery = (api: ApiClient, account: string, code: string, page: number) => ({
  ...endpointQuery(api, listRegisteredAffiliates, { code, page, size: peoplePageSize }, account),
  staleTime: 30_000,
})
