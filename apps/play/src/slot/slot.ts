import type { Booked } from '../frame/use-play.ts'
import type { Opening } from '../frame/start.tsx'

/** A line that won: its number, and how many reels from the left. */
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

/** What a spin came to; sums in minor units, the window reel by reel. */
export interface Spin extends Booked {
  readonly window: readonly (readonly string[])[]
  readonly lines: readonly LineWin[]
  readonly scatters: number
  readonly scatterWin: number
  readonly win: number
  readonly stake: number
  /** How many free spins it gave. */
  readonly freeSpins: number
  readonly roundId: string
  /** Null for a round without free spins. */
  readonly feature: Feature | null
}

/** A round whose free spins are not over. */
export interface Waiting {
  readonly roundId: string
  readonly stake: number
  readonly window: readonly (readonly string[])[]
  readonly feature: Feature
}

/** What the slot is told when it opens. */
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
