import { useApi } from '@parlour/api-client/react'
import { requireAgent, roleOf } from '@parlour/auth'
import { useSession } from '@parlour/auth/react'
import { useQuery } from '@tanstack/react-query'
import { contractsQuery } from '../../index.ts'

/** Whether the agent centre is shown: to agents, with a token, once the merchant (`merchant`) and their contracts are loaded (AGT-01). */
export function useAgentCentre(merchant: boolean): boolean {
  const api = useApi()
  const session = useSession()
  const account = session.status === 'member' ? session.account : ''
  const enabled = session.status === 'member' && session.type !== null && roleOf(session.type) === 'agent'
  const { data } = useQuery({ ...contractsQuery(api, account), enabled })
  return requireAgent(session, { merchant, contracts: data !== undefined }) === 'pass'
}
