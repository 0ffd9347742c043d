import type { Hosts } from '@parlour/api-client'

/** Where pictures come from, and how that goes. */
export interface PictureHosts {
  /** The address to load a picture from; one that names a host already stays. */
  place(src: string): string
  /** Called when an address did not load. */
  failed(url: string): void
  /** Called when an address loaded. */
  served(url: string): void
}

/**
 * Puts paths of pictures on the best host; without a host they stay on the page's own. Source: SYS-19.
 *
 * @returns `place`, `failed` and `served`
 * @example createPictureHosts(hosts).place('/img/posters/10001.svg')
 */
export function createPictureHosts(hosts: Hosts): PictureHosts {
  const used = new Set<string>()
  const hostOf = (url: string) => [...used].find((host) => url.startsWith(`${host}/`))
  return {
    place(src) {
      const [host] = hosts.order()
      if (!host || !/^\/(?!\/)/.test(src)) return src
      used.add(host)
      return host + src
    },
    failed(url) {
      const host = hostOf(url)
      if (host) hosts.failed(host)
    },
    served(url) {
      const host = hostOf(url)
      if (host) hosts.served(host)
    },
  }
}
