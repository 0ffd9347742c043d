import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getStatus } from '@parlour/api-client/endpoints'

/** The status of the site for a visitor on `host`; asked once, answers that say otherwise arrive by themselves. */
export const statusQuery = (api: ApiClient, host: string) => ({
  ...endpointQuery(api, getStatus, { url: host }),
  staleTime: Infinity,
})
