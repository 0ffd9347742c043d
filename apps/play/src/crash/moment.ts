import { multiplierAt } from './multiplier.ts'

/** A moment of a round: how long it has run, where it stands in hundredths, and how it ended if it did. */
export interface Moment {
  readonly elapsed: number
  readonly multiplier: number
  readonly outcome: 'rising' | 'paid' | 'lost' | 'still'
}

/** Where a round stands so long after it began, where it is not let above `most`. */
export function risingAt(growth: number, elapsed: number, most: number): Moment {
  const multiplier = Math.min(most, multiplierAt(growth, elapsed))
  return { multiplier, elapsed: Math.max(0, Math.min(elapsed, timeOf(growth, multiplier + 1))), outcome: 'rising' }
}

/** How long a round runs until it stands at so many hundredths. */
export const timeOf = (growth: number, hundredths: number): number => Math.log(hundredths / 100) / growth
