import type { Opening } from '../frame/start.tsx'
import type { Booked } from '../frame/use-play.ts'

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
  readonly doublesLeft: number
}

/** What a round came to, or what became of its win. */
export interface CabinetRound extends Waiting, Booked {
  /** Hundredths of the stake. */
  readonly multiplier: number
  /** Whether the win waits. */
  readonly isOpen: boolean
}

/** What the cabinet is told when it opens. */
export interface CabinetOpening extends Opening {
  readonly stakes: readonly number[]
  /** Lowest first; what is missing to `ways` pays nothing. */
  readonly outcomes: readonly Outcome[]
  readonly ways: number
  /** How often a win may be doubled; 0 where it is paid at once. */
  readonly doubles: number
  readonly waiting: Waiting | null
}

/** What became of a win that was doubled. */
export type Doubled = 'won' | 'lost' | null

/** What the cabinet shows: the round, and how often this page has shown one, so that each moves once. */
export interface Shown {
  readonly turn: number
  readonly way: number
  readonly multiplier: number
  readonly stake: number
  readonly win: number
  readonly isOpen: boolean
  readonly doublesLeft: number
  readonly doubled: Doubled
}

/** How a category shows what was drawn. */
export type Kind = 'strip' | 'wheel' | 'shot' | 'table' | 'ticket'

const kinds: Readonly<Record<string, Kind | undefined>> = {
  LIVE: 'wheel', FISH: 'shot', PVP: 'table', SPORTS: 'ticket', ESPORTS: 'ticket', COCKFIGHT: 'ticket',
}

/** How a category shows what was drawn; the machines and whatever is unknown as a strip. */
export const kindOf = (category: string): Kind => kinds[category] ?? 'strip'

/** How a figure is coloured: nothing, the stake back or less, more, much more. */
export type Tone = 'none' | 'low' | 'good' | 'high'

/** The tone of a multiplier in hundredths. */
export function toneOf(multiplier: number): Tone {
  if (multiplier === 0) return 'none'
  if (multiplier <= 100) return 'low'
  return multiplier < 900 ? 'good' : 'high'
}

/** How many ways pay nothing. */
export const lossWeight = ({ outcomes, ways }: Pick<CabinetOpening, 'outcomes' | 'ways'>): number =>
  ways - outcomes.reduce((sum, { weight }) => sum + weight, 0)
