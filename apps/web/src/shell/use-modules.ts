import { useApi } from '@parlour/api-client/react'
import { enabledModules, statusQuery } from '@parlour/site'
import { useQuery } from '@tanstack/react-query'

/** The modules that are switched on; undefined until the status is here. */
export function useModules(): ReadonlySet<string> | undefined {
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  return status && enabledModules(status.info.whitelabel)
}
