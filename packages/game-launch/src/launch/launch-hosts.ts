import { createHosts, type ApiClient, type Hosts } from '@parlour/api-client'

const kept = new WeakMap<ApiClient, { readonly named: string; readonly hosts: Hosts }>()

/**
 * The launch hosts of this client and how they do, as long as the server names the same. Source: SYS-19.
 * @param roll chance from 0 up to, not including, 1
 */
export function launchHosts(api: ApiClient, gameOrigins: readonly string[], roll: () => number): Hosts {
  const named = gameOrigins.join(' ')
  const found = kept.get(api)
  if (found?.named === named) return found.hosts
  const hosts = createHosts(gameOrigins, { roll, now: () => api.clock.now(), allowed: gameOrigins })
  kept.set(api, { named, hosts })
  return hosts
}
