import { useApi } from '@parlour/api-client/react'
import { requireAgent, roleOf, type Verdict } from '@parlour/auth'
import { useSession } from '@parlour/auth/react'
import { useQuery } from '@tanstack/react-query'
import { contractsQuery, merchantQuery } from '../../index.ts'

/** Whether the agent centre opens, and why it could not be told. */
export interface AgentCentreCheck {
  readonly verdict: Verdict
  readonly error: Error | null
  readonly retry: () => void
}

/** The check of the agent centre: an agent, with a token, once merchant and contracts are loaded (AGT-01). Others are not asked about. */
export function useAgentCentre(): AgentCentreCheck {
  const api = useApi()
  const session = useSession()
  const account = session.status === 'member' ? session.account : ''
  const enabled = session.status === 'member' && session.type !== null && roleOf(session.type) === 'agent'
  const merchant = useQuery({ ...merchantQuery(api, account), enabled })
  const contracts = useQuery({ ...contractsQuery(api, account), enabled })
  return {
    verdict: requireAgent(session, { merchant: merchant.data !== undefined, contracts: contracts.data !== undefined }),
    error: merchant.error ?? contracts.error,
    retry: () => {
      if (merchant.error) void merchant.refetch()
      if (contracts.error) void contracts.refetch()
    },
  }
}
