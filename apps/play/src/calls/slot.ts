import type { Booked, Opening } from './frame.ts'

/** The body of a spin; the stake in minor units. */
export interface SpinRequest {
  readonly stake: number
}

/** The body of a free spin. */
export interface FreeSpinRequest {
  readonly roundId: string
}

/** A line that won: its number from 0, how many reels from the left, and what it pays in minor units. */
export interface LineWin {
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly win: number
}

/** Where the free spins of a round stand; `won` in minor units is what the round has won with its first spin. */
export interface Feature {
  readonly left: number
  readonly played: number
  readonly won: number
}

/** What a spin came to; sums in minor units, the window reel by reel, top to bottom. */
export interface Spin extends Booked {
  readonly stops: readonly number[]
  readonly window: readonly (readonly string[])[]
  readonly lines: readonly LineWin[]
  readonly scatters: number
  readonly scatterWin: number
  readonly win: number
  readonly stake: number
  /** How many free spins it gave. */
  readonly freeSpins: number
  readonly roundId: string
  /** Null for a round without free spins; nothing left when it is over. */
  readonly feature: Feature | null
}

/** A round whose free spins are not over. */
export interface Waiting {
  readonly roundId: string
  readonly stake: number
  readonly window: readonly (readonly string[])[]
  readonly feature: Feature
}

/** The answer when a slot opens. */
export interface SlotOpening extends Opening {
  readonly stakes: readonly number[]
  readonly reels: readonly (readonly string[])[]
  readonly lines: readonly (readonly number[])[]
  readonly linePays: Readonly<Record<string, readonly number[]>>
  readonly scatterPays: readonly number[]
  /** What three, four and five comets give. */
  readonly freeSpins: readonly number[]
  readonly freeTimes: number
  readonly waiting: Waiting | null
}
