import type { Booked } from '../frame/use-play.ts'
import type { Opening } from '../frame/start.tsx'

/** A line that won: its number, and how many reels from the left. */
export interface LineWin {
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly win: number
}

/** What a spin came to; sums in minor units, the window reel by reel. */
export interface Spin extends Booked {
  readonly window: readonly (readonly string[])[]
  readonly lines: readonly LineWin[]
  readonly scatters: number
  readonly scatterWin: number
  readonly win: number
  readonly stake: number
}

/** What the slot is told when it opens. */
export interface SlotOpening extends Opening {
  readonly stakes: readonly number[]
  readonly reels: readonly (readonly string[])[]
  readonly lines: readonly (readonly number[])[]
  readonly linePays: Readonly<Record<string, readonly number[]>>
  readonly scatterPays: readonly number[]
}
