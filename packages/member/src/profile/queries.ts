import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getProfile } from '@parlour/api-client/endpoints'

/**
 * Query options of an account's profile: names, birthday, contacts, and what of it is fixed.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(profileQuery(api, 'linhtran88'))
 */
export const profileQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getProfile, {}),
  queryKey: [getProfile.name, account] as const,
  staleTime: 30_000,
})
