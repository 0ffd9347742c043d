import { useAgentCentre } from '@parlour/agent/react'
import { useApi } from '@parlour/api-client/react'
import { statusQuery } from '@parlour/site'
import { useQuery } from '@tanstack/react-query'

/**
 * Whether who is here has an agent centre: not before the merchant,
 * whose settings the site's status brings, has loaded (AGT-01).
 */
export function useOwnAgentCentre(): boolean {
  const { data: merchant } = useQuery(statusQuery(useApi(), window.location.host))
  return useAgentCentre(merchant !== undefined)
}
