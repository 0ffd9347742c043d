import type { GenericGameOpening } from '../calls/generic-game.ts'

/** What became of a win that was doubled. */
export type Doubled = 'won' | 'lost' | null

/** What the generic game shows: the round, and how often this page has shown one, so that each moves once. */
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
  LIVE: 'wheel',
  FISH: 'shot',
  PVP: 'table',
  SPORTS: 'ticket',
  ESPORTS: 'ticket',
  COCKFIGHT: 'ticket',
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
export const lossWeight = ({ outcomes, ways }: Pick<GenericGameOpening, 'outcomes' | 'ways'>): number =>
  ways - outcomes.reduce((sum, { weight }) => sum + weight, 0)
