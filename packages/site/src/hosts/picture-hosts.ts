import type { Hosts } from '@parlour/api-client'

/** Where pictures come from, and how that goes. */
export interface PictureHosts {
  /** The address to load a picture from; one that names a host already stays. */
  place(src: string): string
  /** Hears that an address did not load. */
  failed(url: string): void
  /** Hears that an address loaded. */
  served(url: string): void
}

/**
 * Puts paths of pictures on the host of the moment; with no host to try they stay on the page's own. Source: SYS-19.
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
