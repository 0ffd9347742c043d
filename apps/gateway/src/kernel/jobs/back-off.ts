const firstWaitMs = 5_000
const longestWaitMs = 10 * 60_000

/** Which jobs have failed lately, and when each may be tried again; times in milliseconds since 1970. */
export interface BackOff {
  mayRun(job: string, now: number): boolean
  /** Notes a failure; answers how many came in a row, and how long to wait. */
  failed(job: string, now: number): { readonly tries: number; readonly waitMs: number }
  succeeded(job: string): void
}

/**
 * Waits five seconds after the first failure of a job and twice as long after each further one, ten minutes at most.
 */
export function backOff(): BackOff {
  const failures = new Map<string, { readonly tries: number; readonly again: number }>()
  return {
    mayRun: (job, now) => now >= (failures.get(job)?.again ?? Number.NEGATIVE_INFINITY),
    failed(job, now) {
      const tries = (failures.get(job)?.tries ?? 0) + 1
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1))
      failures.set(job, { tries, again: now + waitMs })
      return { tries, waitMs }
    },
    succeeded: (job) => void failures.delete(job),
  }
}
