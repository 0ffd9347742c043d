import { useApi } from '@parlour/api-client/react'
import { statusQuery } from '@parlour/site'
import { useService } from '@parlour/support/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { openServiceWindow } from '../platform/open-window.ts'
import { deploymentOrigins } from '../platform/origins.ts'

/** The contacts of the operator, as the site's status names them. Source: SVC-01. */
export function useCustomerService() {
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const origins = useMemo(() => [deploymentOrigins().chat], [])
  return useService({ entries: status?.info.customerService ?? [], origins, openWindow: openServiceWindow })
}
