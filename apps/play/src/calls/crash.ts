import type { Booked, Opening } from './frame.ts'

/**
 * The body of a start: the stake in minor units, where to cash
 * out by itself in hundredths, and the number of the browser.
 */
export interface StartRequest {
  readonly stake: number
  readonly auto: number | null
  readonly salt: string
}

/** The body of a cash-out, and of the question whether a round is over. */
export interface RoundRequest {
  readonly roundId: string
}

/**
 * A round under way, with nothing of where it ends: sums in minor units, multipliers in hundredths, times in
 * milliseconds since 1970 by the server's clock.
 */
export interface Flight {
  readonly roundId: string
  readonly stake: number
  /** Where the server cashes out by itself, or null. */
  readonly auto: number | null
  readonly startsAt: number
  /** Of the secret that it was drawn from, and what the browser added. */
  readonly hash: string
  readonly salt: string
  /** The moment of the call that this answers. */
  readonly now: number
}

/** A round that is over, with everything that it was drawn from; multipliers in hundredths. */
export interface Ended {
  readonly roundId: string
  readonly stake: number
  /** What it was cashed out at; 0 when it was lost. */
  readonly times: number
  readonly win: number
  readonly point: number
  readonly secret: string
  readonly salt: string
  readonly hash: string
  /** Whether it ended by itself while its player was away. */
  readonly isLeft?: boolean
}

/** A round that was booked and begins. */
export interface Started extends Booked {
  readonly round: Flight
}

/** What a cash-out came to, and the hash of the next round's secret. */
export interface CashedOut extends Booked {
  readonly ended: Ended
  readonly nextHash: string
}

/** Whether a round is over, and the moment of the answer in milliseconds since 1970. */
export interface Watched {
  readonly isOver: boolean
  readonly now: number
}

/** The answer when a crash game opens. */
export interface CrashOpening extends Opening {
  readonly stakes: readonly number[]
  /** In a millisecond: the multiplier is e to the power of growth by time. */
  readonly growth: number
  readonly least: number
  readonly most: number
  readonly nextHash: string
  readonly round: Flight | null
  /** Newest first. */
  readonly last: readonly Ended[]
}
