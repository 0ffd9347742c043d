import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getAgentDefaults, getContracts } from '@parlour/api-client/endpoints'

/** The contracts of an account: with the merchant they are what the agent centre is checked by (AGT-01). */
export const contractsQuery = (api: ApiClient, account: string) => ({ ...endpointQuery(api, getContracts, {}, account), staleTime: 300_000 })

/** Who this agent is: level, upline, size of the team. */
export const defaultsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getAgentDefaults, {}), queryKey: ['agent', getAgentDefaults.name, account] as const, staleTime: 60_000,
})
