/** Who was refused lately. */
export interface LatestRefusals {
  /** Notes a refusal, and answers whether the same visitor was refused less than the time before. */
  isTooSoon(visitor: string): boolean
}

/**
 * Keeps who was refused in the last `spanMs` milliseconds, and
 * forgets the others. `now` is a monotonic clock in milliseconds.
 */
export function makeLatestRefusals(spanMs: number, now: () => number): LatestRefusals {
  // In the order of the refusals: the oldest stand first.
  const refusedAt = new Map<string, number>()
  return {
    isTooSoon(visitor) {
      const at = now()
      for (const [oldest, since] of refusedAt) {
        if (at - since < spanMs) break
        refusedAt.delete(oldest)
      }
      const isTooSoon = refusedAt.delete(visitor)
      refusedAt.set(visitor, at)
      return isTooSoon
    },
  }
}
