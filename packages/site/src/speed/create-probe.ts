import type { ApiClient } from '@parlour/api-client'
import { getLocation } from '@parlour/api-client/endpoints'
import type { Probe } from './probe.ts'

/** What a probe is made of. */
export interface ProbeOptions {
  /** A client whose platform is the one of that origin; it needs no token. */
  readonly clientOf: (origin: string) => ApiClient
  /** A timer in milliseconds that only moves forward. */
  readonly monotonic: () => number
  /** The end of the wait for one answer. */
  readonly within: (milliseconds: number) => AbortSignal
}

/** How long one answer may take, in milliseconds. */
export const probeLimit = 5_000

/**
 * Makes a probe: it measures the smallest call that every site answers, closed or not. Source: SIDE-08.
 *
 * @param options a client by origin, a timer in milliseconds and a time limit
 * @returns the probe
 * @example const probe = createProbe({ clientOf, monotonic: () => performance.now(), within: AbortSignal.timeout })
 */
export const createProbe =
  ({ clientOf, monotonic, within }: ProbeOptions): Probe =>
  async (origin, signal) => {
    const began = monotonic()
    try {
      await clientOf(origin).call(
        getLocation,
        {},
        { fresh: true, signal: AbortSignal.any([signal, within(probeLimit)]) },
      )
      return monotonic() - began
    } catch {
      return null
    }
  }
