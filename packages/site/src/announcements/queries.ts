import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listAnnouncements } from '@parlour/api-client/endpoints'

/**
 * Query options of notices, popups, promotions and banners: one call for all.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(announcementsQuery(api, 'EN'))
 */
export const announcementsQuery = (api: ApiClient, language: string) => {
  const query = endpointQuery(api, listAnnouncements, {})
  return { ...query, queryKey: [...query.queryKey, language] as const, staleTime: 300_000 }
}

/**
 * What the content call on opening ("V2") asks for: everything of the first, and the hot notices. Source: contract 3.7.
 */
export const contentInput = { types: 'B,PL,PU,PR,H', platform: 'W' } as const

/**
 * Query options of the announcements of the current visitor: popups of a member, and read marks. Source: ANN-01.
 *
 * @param language the platform's language code; names come in it
 * @param account user name; null for a guest
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(noticesQuery(api, 'EN', null))
 */
export const noticesQuery = (api: ApiClient, language: string, account: string | null) => ({
  ...endpointQuery(api, listAnnouncements, contentInput, `${language}:${account ?? ''}`),
  staleTime: 300_000,
})

/** The same asked for again, past what the client keeps of this session: for after a change. */
export const freshNoticesQuery = (api: ApiClient, language: string, account: string) => ({
  ...noticesQuery(api, language, account),
  queryFn: ({ signal }: { signal?: AbortSignal } = {}) =>
    api.call(listAnnouncements, contentInput, { fresh: true, ...(signal && { signal }) }),
  staleTime: 0,
})
