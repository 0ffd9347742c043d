import type { Opening } from '../frame/start.tsx'
import type { Booked } from '../frame/use-play.ts'

/** A species of the hall: its name on the wire, and what it pays in stakes when it is caught. */
export interface Species {
  readonly code: string
  readonly pays: number
}

/** A shot that is booked; sums in minor units. */
export interface ShotAnswer extends Booked {
  readonly roundId: string
  readonly stake: number
  readonly species: string
  readonly caught: boolean
  readonly win: number
}

/** What a fishing hall is told when it opens: what a shot of each cannon stakes, in minor units, and the species. */
export interface FishingOpening extends Opening {
  readonly stakes: readonly number[]
  readonly species: readonly Species[]
}

/** How many of each species are in the water. */
export type Census = Readonly<Record<string, number>>
