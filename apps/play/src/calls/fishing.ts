import type { Booked, Opening } from './frame.ts'

/** The name of a species. */
export type SpeciesCode = 'sprat' | 'clown' | 'puffer' | 'turtle' | 'jelly' | 'ray' | 'angler' | 'shark' | 'whale'

/** The body of a shot: what it stakes in minor units, and what it is aimed at. */
export interface ShotRequest {
  readonly stake: number
  readonly species: SpeciesCode
}

/** A species of the hall: its name, and what it pays in stakes when it is caught. */
export interface Species {
  readonly code: SpeciesCode
  readonly pays: number
}

/** A shot that is booked; sums in minor units. */
export interface ShotAnswer extends Booked {
  readonly roundId: string
  readonly stake: number
  readonly species: SpeciesCode
  readonly caught: boolean
  readonly win: number
}

/** The answer when a fishing hall opens: what a shot of each cannon stakes, in minor units, and the species. */
export interface FishingOpening extends Opening {
  readonly stakes: readonly number[]
  readonly species: readonly Species[]
}
