/** Server time on this machine: what every countdown and expiry is held against. */
export interface Clock {
  /** Server-corrected milliseconds since 1970; moves on when the machine's clock is set back, and steps to the server's when the two differ, back as well as forth. */
  now(): number
  /** Learns from the `Date` header of an answer that took `tookMs`. */
  observe(dateHeader: string | null, tookMs: number): void
}

/** The `Date` header counts whole seconds: nearer than this it teaches nothing. */
const grain = 2_000

/** A clock from a wall reading (taken once) and a monotonic timer, both in milliseconds. */
export function createClock(wall: number, monotonic: () => number): Clock {
  const start = monotonic()
  let base = wall
  const now = () => base + (monotonic() - start)
  return {
    now,
    observe(dateHeader, tookMs) {
      const server = dateHeader ? Date.parse(dateHeader) : Number.NaN
      if (Number.isNaN(server) || tookMs > 10_000) return
      const difference = server + 500 + tookMs / 2 - now()
      if (Math.abs(difference) > grain) base += difference
    },
  }
}
