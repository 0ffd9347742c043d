import { createHosts } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { createPictureHosts, statusQuery } from '@parlour/site'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { pictureHostsAtom } from './picture-hosts.ts'

/** Takes pictures from the hosts that the platform names, once it names any. Source: SYS-19. */
export function usePictureHosts(): void {
  const { clock } = useApi()
  const { data } = useQuery(statusQuery(useApi(), window.location.host))
  const set = useSetAtom(pictureHostsAtom)
  const hosts = data?.info.imageCDNs
  useEffect(() => {
    if (hosts?.length) set(createPictureHosts(createHosts(hosts, { roll: Math.random, now: () => clock.now() })))
  }, [hosts, set, clock])
}
