import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getDomainRoutes } from '@parlour/api-client/endpoints'

/**
 * Query options of the brand's domains.
 *
 * @param host the host that the visitor is on
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(domainsQuery(api, location.host))
 */
export const domainsQuery = (api: ApiClient, host: string) => ({
  ...endpointQuery(api, getDomainRoutes, { domain: host }),
  staleTime: 600_000,
})
