import { useApi } from '@parlour/api-client/react'
import { requireRealMember } from '@parlour/auth'
import { useSession } from '@parlour/auth/react'
import { enabledModules, statusQuery } from '@parlour/site'
import { useQuery } from '@tanstack/react-query'

/** Whether deposit and withdrawal are offered: to real members alone, and nowhere on a credit market (HDR-03). */
export function useCashier(): boolean {
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const real = requireRealMember(useSession()) === 'pass'
  return real && status !== undefined && !enabledModules(status.info.whitelabel).has('CREDITMAR3')
}
