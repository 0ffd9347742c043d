import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listAnnouncements } from '@parlour/api-client/endpoints'

/** Notices, popups, promotions and banners: one answer for all of them, in one language. */
export const announcementsQuery = (api: ApiClient, language: string) => {
  const query = endpointQuery(api, listAnnouncements, {})
  return { ...query, queryKey: [...query.queryKey, language] as const, staleTime: 300_000 }
}

/** What the content call on opening ("V2") asks for: everything of the first, and the hot notices. Source: contract 3.7. */
export const contentInput = { types: 'B,PL,PU,PR,H', platform: 'W' } as const

/**
 * Announcements as whoever is here gets them: a member's popups, and what they have read. `account` is null for a guest.
 * Source: ANN-01.
 */
export const noticesQuery = (api: ApiClient, language: string, account: string | null) => ({
  ...endpointQuery(api, listAnnouncements, contentInput, `${language}:${account ?? ''}`),
  staleTime: 300_000,
})

/** The same asked for anew, past what the client keeps of this session: for after a change. */
export const freshNoticesQuery = (api: ApiClient, language: string, account: string) => ({
  ...noticesQuery(api, language, account),
  queryFn: ({ signal }: { signal?: AbortSignal } = {}) => api.call(listAnnouncements, contentInput, { fresh: true, ...(signal && { signal }) }),
  staleTime: 0,
})
