import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listAnnouncements } from '@parlour/api-client/endpoints'

/** Notices, popups, promotions and banners: one answer for all of them, in one language. */
export const announcementsQuery = (api: ApiClient, language: string) => {
  const query = endpointQuery(api, listAnnouncements, {})
  return { ...query, queryKey: [...query.queryKey, language] as const, staleTime: 300_000 }
}
