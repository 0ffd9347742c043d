import type { Probe } from './probe.ts'

/** A site of the brand and how fast it answers. */
export interface DomainSpeed {
  readonly host: string
  /** Scheme and host. */
  readonly origin: string
  /** Milliseconds: 0 while nothing is known, null when it does not answer. */
  readonly speed: number | null
}

/** How often each domain is asked. */
export const roundsOfProbe = 3

/**
 * The domains of the brand before they are measured. Source: SIDE-08, contract 3.1.
 *
 * @param hosts host names
 * @param pageOrigin the page's own origin; its scheme is used
 * @returns the domains with speed 0
 * @example domainsOf(['vesper.example'], location.origin)
 */
export function domainsOf(hosts: readonly string[], pageOrigin: string): DomainSpeed[] {
  const { protocol } = new URL(pageOrigin)
  return [...new Set(hosts)].flatMap((host) => {
    if (!/^[\w.-]+(?::\d+)?$/.test(host) || !URL.canParse(`${protocol}//${host}`)) return []
    return [{ host, origin: new URL(`${protocol}//${host}`).origin, speed: 0 }]
  })
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? 0

/**
 * Measures domains one after another, each three times; the median
 * counts. A domain that fails once counts as not responding.
 * `told` receives each result, until `signal` aborts.
 *
 * @example await measureDomains(domains, { probe, signal, told: show })
 */
export async function measureDomains(
  domains: readonly DomainSpeed[],
  { probe, signal, told }: { probe: Probe; signal: AbortSignal; told(domain: DomainSpeed): void },
): Promise<void> {
  for (const domain of domains) {
    const times: number[] = []
    for (let round = 0; round < roundsOfProbe; round += 1) {
      const time = await probe(domain.origin, signal)
      if (signal.aborted) return
      if (time === null) break
      times.push(time)
    }
    told({ ...domain, speed: times.length === roundsOfProbe ? Math.max(1, Math.round(median(times))) : null })
  }
}

/**
 * The fastest domain.
 *
 * @returns null while none is measured or none responds
 * @example fastestOf(domains)?.host
 */
export const fastestOf = (domains: readonly DomainSpeed[]): DomainSpeed | null =>
  domains.filter(({ speed }) => speed).toSorted((a, b) => (a.speed ?? 0) - (b.speed ?? 0))[0] ?? null
