import type { Flight } from './flight.ts'

/** A round that is under way, as its player may know it: nothing of where it ends. Times in milliseconds since 1970. */
export interface ToldRound {
  readonly roundId: string
  readonly stake: number
  readonly auto: number | null
  readonly startsAt: number
  readonly hash: string
  readonly salt: string
  /** The moment of the call that this answers. */
  readonly now: number
}

/** Tells of a round what its player may know before it is over. */
export const tellRound = ({ id, stake, flight, hash, now }: { id: string; stake: number; flight: Flight; hash: string; now: number }): ToldRound => ({
  roundId: id, stake, auto: flight.auto, startsAt: flight.startsAt, hash, salt: flight.salt, now,
})

/** A round that is over, with everything that it was drawn from; multipliers in hundredths. */
export interface EndedRound {
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
