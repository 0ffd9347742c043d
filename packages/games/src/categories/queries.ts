import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listVendors } from '@parlour/api-client/endpoints'

/** Categories with their studios, in one language. */
export const vendorsQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, listVendors, { language }),
  staleTime: 600_000,
})
