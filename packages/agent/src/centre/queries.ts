import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getAgentDefaults, getContracts, getMerchantWallet } from '@parlour/api-client/endpoints'

const own = (name: string, account: string) => ['agent', name, account] as const

/** The merchant as the agent centre needs it: half of its check (AGT-01). */
export const merchantQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getMerchantWallet, {}), queryKey: own(getMerchantWallet.name, account), staleTime: 3_600_000,
})

/** The contracts of an account: the other half of the check of the agent centre (AGT-01). */
export const contractsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getContracts, {}), queryKey: own(getContracts.name, account), staleTime: 300_000,
})

/** Who this agent is: level, upline, size of the team. */
export const defaultsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getAgentDefaults, {}), queryKey: own(getAgentDefaults.name, account), staleTime: 60_000,
})
