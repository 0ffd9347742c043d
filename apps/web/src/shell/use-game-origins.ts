import { useApi } from '@parlour/api-client/react'
import { statusQuery } from '@parlour/site'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deploymentOrigins } from '../platform/origins.ts'

/** The origins that games may run on: those that the server names and the page was written for (LAU-05). */
export function useGameOrigins(): readonly string[] {
  const { data } = useQuery(statusQuery(useApi(), window.location.host))
  return useMemo(
    () => (data?.info.launchGameCDNs ?? []).filter((origin) => deploymentOrigins().play.includes(origin)),
    [data],
  )
}
