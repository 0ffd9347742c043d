import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getBalance } from '@parlour/api-client/endpoints'

/** The balance of an account: asked again on focus, on return from a game, and by hand; old after half a minute. */
export const balanceQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getBalance, {}),
  queryKey: [getBalance.name, account] as const,
  staleTime: 30_000,
})
