import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getAgentDefaults, getContracts } from '@parlour/api-client/endpoints'

/**
 * Query options of an agent's contracts; the agent centre opens once they and the merchant are loaded (AGT-01).
 *
 * @param account the agent's user name, for the query key
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example await queryClient.ensureQueryData(contractsQuery(api, 'marcobay01'))
 */
export const contractsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getContracts, {}, account),
  staleTime: 300_000,
})

/**
 * Query options of an agent's level, upline, team size and how many contracts wait for the agent.
 *
 * @param account the agent's user name, for the query key
 * @returns options for a route's loader and for `useQuery`
 * @example await queryClient.ensureQueryData(defaultsQuery(api, 'marcobay01'))
 */
export const defaultsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getAgentDefaults, {}, account),
  staleTime: 60_000,
})
