/** What a choice of hosts needs to be told. */
export interface HostsOptions {
  /** Chance from 0 up to, not including, 1; thrown once, so that a page keeps to one host while it works. */
  readonly roll: () => number
  /** Milliseconds, of any clock that moves forward. */
  readonly now: () => number
  /** The origins that the page's policy lets through, written exactly; unless given, any https one. */
  readonly allowed?: readonly string[]
}

/** Hosts of one kind (pictures, launches) that serve the same, and how they do. */
export interface Hosts {
  /** The hosts to try now, best first and each once: from a random start, without those that are out. */
  order(): string[]
  /** Hears that a host did not answer, or answered with something else. */
  failed(host: string): void
  /** Hears that a host served. */
  served(host: string): void
  /** What the server named and the page does not use: not in the list, or no address. */
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
 * Chooses among the hosts that the server named. A host that fails twice is out for 60 seconds; after that it is
 * tried again like the others, and each failure puts it out again until it has served.
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
