import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listProviders } from '@parlour/api-client/endpoints'

/**
 * Query options of the categories with their providers.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example const { data } = useQuery(providersQuery(api, 'EN'))
 */
export const providersQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, listProviders, { language }),
  staleTime: 600_000,
})
