/** Options of `createHosts`. */
export interface HostsOptions {
  /** A random number from 0 up to, not including, 1; called once, so that a page stays with one host while it works. */
  readonly roll: () => number
  /** Milliseconds, of any clock that moves forward. */
  readonly now: () => number
  /** The origins that the page's policy allows, written exactly; any https origin unless given. */
  readonly allowed?: readonly string[]
}

/** Hosts of one kind (pictures, launches) that serve the same content, with their failures. */
export interface Hosts {
  /** The hosts to try now, each once: from a random start, without those that are left out. */
  order(): string[]
  /** Reports that a host did not answer, or answered with something else. */
  failed(host: string): void
  /** Reports that a host served. */
  served(host: string): void
  /** Addresses of the server that are not used: not allowed, or no address. */
  readonly skipped: readonly string[]
}

const strikes = 2
const outFor = 60_000

const hostOf = (url: string, allowed: readonly string[] | undefined): string | null => {
  if (!URL.canParse(url)) return null
  const { origin, protocol, username, password } = new URL(url)
  const listed = allowed ? allowed.includes(origin) : protocol === 'https:'
  return listed && !username && !password ? url.replace(/\/+$/, '') : null
}

/**
 * Chooses among hosts that serve the same content. A host that fails twice is left out for 60 s; after that one more
 * failure leaves it out again, until it has served once.
 *
 * @param urls addresses from the server; those that are no https origin or not in `allowed` go to `skipped`
 * @returns the hosts; `order()` starts at a random one
 * @example
 * const hosts = createHosts(domains, { roll: Math.random, now: () => performance.now() })
 * for (const host of hosts.order()) {
 *   if (await load(`${host}/img/1.png`)) hosts.served(host)
 *   else hosts.failed(host)
 * }
 */
export function createHosts(urls: readonly string[], { roll, now, allowed }: HostsOptions): Hosts {
  const hosts = [...new Set(urls.flatMap((url) => hostOf(url, allowed) ?? []))]
  const start = Math.floor(roll() * hosts.length)
  const turned = [...hosts.slice(start), ...hosts.slice(0, start)]
  const failures = new Map<string, { count: number; until: number }>()

  return {
    skipped: urls.filter((url) => !hostOf(url, allowed)),
    order() {
      const time = now()
      return turned.filter((host) => (failures.get(host)?.until ?? time) <= time)
    },
    failed(host) {
      const count = (failures.get(host)?.count ?? 0) + 1
      failures.set(host, { count, until: count < strikes ? now() : now() + outFor })
    },
    served: (host) => void failures.delete(host),
  }
}
