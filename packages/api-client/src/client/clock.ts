/** Server time on this machine, for every countdown and expiry. */
export interface Clock {
  /**
   * Server-corrected milliseconds since 1970; moves on when the machine's clock is set back, and steps to the server's
   * when the two differ, back as well as forth.
   */
  now(): number
  /** Corrects the clock by the `Date` header of a response that took `tookMs` milliseconds. */
  observe(dateHeader: string | null, tookMs: number): void
}

/** The `Date` header counts whole seconds, so smaller differences are not corrected. In milliseconds. */
const grain = 2_000

/**
 * Makes a clock that follows the server's time: it starts at the machine's time and is corrected by `Date` headers.
 *
 * @param wall the machine's time, milliseconds since 1970, read once
 * @param monotonic a timer in milliseconds that never goes back, such as `performance.now`
 * @returns the clock; a difference of 2 s or less, or a response that took longer than 10 s, does not change it
 * @example
 * const clock = createClock(Date.now(), () => performance.now())
 * clock.observe(response.headers.get('Date'), 120)
 * clock.now() // milliseconds since 1970, by the server
 */
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
