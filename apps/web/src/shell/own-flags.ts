import { contractFlags, contractsQuery, type ContractFlags } from '@parlour/agent'
import { sessionStore } from '../platform/stores.ts'
import type { RouterContext } from '../routes/__root.tsx'

/**
 * The contract flags of the agent who is logged in, which the guard of the centre has loaded; they are kept in the
 * session storage too. Source: AGT-03.
 */
export function ownFlags({ api, queryClient, session }: RouterContext): ContractFlags {
  const state = session.get()
  const { queryKey } = contractsQuery(api, state.status === 'member' ? state.account : '')
  const flags = contractFlags(queryClient.getQueryData(queryKey))
  sessionStore.set('contractFlags', JSON.stringify(flags))
  return flags
}
