import { useApi } from '@parlour/api-client/react'
import { statusQuery } from '@parlour/site'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/**
 * The origins that the operator's texts may show pictures from, beside
 * the page's own: those of the picture hosts. Source: SYS-19, X3.
 */
export function useImageOrigins(): readonly string[] {
  const { data } = useQuery(statusQuery(useApi(), window.location.host))
  const hosts = data?.info.imageCDNs
  return useMemo(() => (hosts ?? []).flatMap((url) => URL.parse(url)?.origin ?? []), [hosts])
}
