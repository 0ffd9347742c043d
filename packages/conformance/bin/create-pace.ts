import { setTimeout as wait } from 'node:timers/promises'
import type { FetchPort } from '@parlour/api-client'

/** How calls are held apart. */
export interface Pace {
  /** Counts each request, also one more try or the key of a cipher, which a call sends without a turn of its own. */
  readonly fetch: FetchPort
  /** Waits until the requests so far leave room for one more. */
  readonly turn: () => Promise<void>
}

/** At most so many requests a minute on average; 0 is no limit. */
export function createPace(fetch: FetchPort, callsAMinute: number): Pace {
  const gap = callsAMinute === 0 ? 0 : 60_000 / callsAMinute
  let next = 0
  return {
    fetch: (input, init) => {
      next = Math.max(next, performance.now()) + gap
      return fetch(input, init)
    },
    turn: async () => {
      const left = next - performance.now()
      if (left > 0) await wait(left)
    },
  }
}
