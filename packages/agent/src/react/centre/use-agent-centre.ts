import { useApi } from '@parlour/api-client/react'
import { requireAgent } from '@parlour/auth'
import { useSession } from '@parlour/auth/react'
import { useAccount, useAccountRole } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { contractsQuery } from '../../index.ts'

/**
 * Whether the agent centre is shown: to agents, once merchant and contracts are loaded (AGT-01).
 *
 * @param merchant whether the merchant is loaded
 * @returns true when it is shown
 * @example const shown = useAgentCentre(merchantLoaded)
 */
export function useAgentCentre(merchant: boolean): boolean {
  const api = useApi()
  const session = useSession()
  const account = useAccount()
  const enabled = useAccountRole() === 'agent'
  const { data } = useQuery({ ...contractsQuery(api, account), enabled })
  return requireAgent(session, { merchant, contracts: data !== undefined }) === 'pass'
}
