import type { Booked, Opening } from './frame.ts'

/** The body of a round; the stake in minor units. */
export interface RoundRequest {
  readonly stake: number
}

/** What a player does with a win that waits. */
export type Choice = 'collect' | 'double'

/** The body of a choice. */
export interface ChoiceRequest {
  readonly roundId: string
  readonly choice: Choice
}

/** One way a round can end: what it pays in hundredths of the stake, and how many of the ways it comes in. */
export interface Outcome {
  readonly multiplier: number
  readonly weight: number
}

/** A win that waits to be collected or doubled; sums in minor units. */
export interface Waiting {
  readonly roundId: string
  readonly stake: number
  readonly win: number
  /** Which of the ways was drawn, from 0. */
  readonly way: number
  /** How often it can still be doubled. */
  readonly doublesLeft: number
}

/** What a round came to, or what became of its win. */
export interface GenericGameRound extends Waiting, Booked {
  /** Hundredths of the stake. */
  readonly multiplier: number
  /** Whether the win waits for the player to collect or double it; it is not in the balance yet. */
  readonly isOpen: boolean
}

/** The answer when the generic game opens. */
export interface GenericGameOpening extends Opening {
  readonly stakes: readonly number[]
  /** Lowest first; what is missing to `ways` pays nothing. */
  readonly outcomes: readonly Outcome[]
  readonly ways: number
  /** How often a win may be doubled; 0 where it is paid at once. */
  readonly doubles: number
  readonly waiting: Waiting | null
}
