import type { Endpoint } from '../endpoint.ts'
import type { Fault } from './faults.ts'

const everywhere = '*'

/** Faults and delays that are switched on, for one endpoint or for all. */
export function createSwitches() {
  const faults = new Map<string, { fault: Fault; left: number }>()
  const delays = new Map<string, number>()
  const nameOf = (endpoint?: Pick<Endpoint, 'name'>): string => endpoint?.name ?? everywhere
  return {
    fail: (fault: Fault, endpoint: Endpoint | undefined, times: number): void =>
      void faults.set(nameOf(endpoint), { fault, left: times }),
    delay: (milliseconds: number, endpoint: Endpoint | undefined): void =>
      void delays.set(nameOf(endpoint), milliseconds),
    heal(endpoint?: Endpoint): void {
      for (const names of [faults, delays]) {
        if (endpoint) names.delete(endpoint.name)
        else names.clear()
      }
    },
    delayOf: ({ name }: Endpoint): number => delays.get(name) ?? delays.get(everywhere) ?? 0,
    /** The fault that hits this call; one that is set for a number of times is used up by it. */
    takeFault({ name }: Endpoint): Fault | null {
      const place = faults.has(name) ? name : everywhere
      const found = faults.get(place)
      if (!found) return null
      found.left -= 1
      if (found.left <= 0) faults.delete(place)
      return found.fault
    },
  }
}
