import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getStatus } from '@parlour/api-client/endpoints'

/**
 * Query options of the site's status. It is loaded once; refusals of other calls show a change.
 *
 * @param host the host that the visitor is on
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(statusQuery(api, location.host))
 */
export const statusQuery = (api: ApiClient, host: string) => ({
  ...endpointQuery(api, getStatus, { url: host }),
  staleTime: Infinity,
})
