import type { Opening } from '../frame/start.tsx'
import type { Booked } from '../frame/use-play.ts'

/** A round under way: sums in minor units, multipliers in hundredths, times in milliseconds since 1970 by the server's clock. */
export interface Flight {
  readonly roundId: string
  readonly stake: number
  /** Where the server cashes out by itself, or null. */
  readonly auto: number | null
  readonly startsAt: number
  /** Of the secret that it was drawn from, and what this browser added. */
  readonly hash: string
  readonly salt: string
  /** When the server said this. */
  readonly now: number
}

/** A round that is over, with what it was drawn from; `times` is 0 when it was lost. */
export interface Ended {
  readonly roundId: string
  readonly stake: number
  readonly times: number
  readonly win: number
  readonly point: number
  readonly secret: string
  readonly salt: string
  readonly hash: string
  /** Whether it ended by itself while its player was away. */
  readonly isLeft?: boolean
}

/** What a press came to: a round that begins, or one that is over. */
export type Answer = Booked & (
  | { readonly round: Flight; readonly ended?: never }
  | { readonly ended: Ended; readonly nextHash: string; readonly round?: never }
)

/** What a crash game is told when it opens. */
export interface CrashOpening extends Opening {
  readonly stakes: readonly number[]
  /** In a millisecond: the multiplier is e to the power of growth by time. */
  readonly growth: number
  readonly least: number
  readonly most: number
  readonly nextHash: string
  readonly round: Flight | null
  readonly last: readonly Ended[]
}
