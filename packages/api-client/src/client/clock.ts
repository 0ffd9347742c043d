/** What the headers of an answer say of its time. */
export interface AnswerTime {
  /** The `Date` header. */
  readonly date: string | null
  /** The `Age` header: for how many seconds a cache has kept the answer. */
  readonly age: string | null
  /** Whether a cache may have given the answer: it steps the clock by no more than a minute. */
  readonly copy: boolean
}

/** Server time on this machine, for every countdown and expiry. */
export interface Clock {
  /**
   * Server-corrected milliseconds since 1970; moves on when the machine's clock is set back, and steps to the server's
   * when the two differ, back as well as forth.
   */
  now(): number
  /** Corrects the clock by an answer that took `tookMs` milliseconds. */
  observe(answer: AnswerTime, tookMs: number): void
}

/** The `Date` header counts whole seconds, so smaller differences are not corrected. In milliseconds. */
const grain = 2_000
/** Hosts of a platform may differ by less than this. In milliseconds. */
const far = 60_000
/** How many answers in a row must say that a clock which has been set is off by less than `far`. */
const enough = 8

/**
 * Makes a clock that follows the server's time: it starts at the machine's time and is corrected by `Date` headers.
 * The first answer sets it; later a difference of more than a minute steps it at once, a smaller one when eight answers
 * in a row show it, so that two hosts whose clocks differ do not make it swing.
 *
 * @param wall the machine's time, milliseconds since 1970, read once
 * @param monotonic a timer in milliseconds that never goes back, such as `performance.now`
 * @returns the clock; a difference of 2 s or less, or a response that took longer than 10 s, does not change it
 * @example
 * const clock = createClock(Date.now(), () => performance.now())
 * clock.observe({ date: response.headers.get('Date'), age: null, copy: false }, 120)
 * clock.now() // milliseconds since 1970, by the server
 */
export function createClock(wall: number, monotonic: () => number): Clock {
  const start = monotonic()
  let base = wall
  // One more sets a clock that no answer has set yet.
  let doubts = enough - 1
  const now = () => base + (monotonic() - start)
  return {
    now,
    observe({ date, age, copy }, tookMs) {
      const difference = Date.parse(date ?? '') + Number(age) * 1_000 + 500 + tookMs / 2 - now()
      const distance = Math.abs(difference)
      if (!(distance <= (copy ? far : Infinity)) || tookMs > 10_000) return
      doubts = distance > grain ? doubts + 1 : 0
      if (doubts < enough && distance <= far) return
      base += difference
      doubts = 0
    },
  }
}
