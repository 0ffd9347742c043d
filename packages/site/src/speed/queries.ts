import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getDomainRoutes } from '@parlour/api-client/endpoints'

/** The hosts of the site for a visitor on `host`. */
export const domainsQuery = (api: ApiClient, host: string) => ({ ...endpointQuery(api, getDomainRoutes, { domain: host }), staleTime: 600_000 })
