import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getHelpCenter } from '@parlour/api-client/endpoints'

/**
 * Query options of the articles of the help centre. Source: SVC-02.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(helpQuery(api, 'EN'))
 */
export const helpQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, getHelpCenter, {}, language),
  staleTime: 300_000,
  retry: false,
})
