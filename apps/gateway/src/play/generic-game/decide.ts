import type { Chance } from '../../kernel/config/index.ts'
import { ways, type Paytable } from './paytables.ts'

/** What was drawn: which of `ways`, and what it pays in hundredths of the stake, 0 for a loss. */
export interface Drawn {
  readonly way: number
  readonly multiplier: number
}

/** Draws how a round ends. */
export function decide({ outcomes }: Paytable, random: Pick<Chance, 'roll'>): Drawn {
  const way = random.roll(ways)
  let at = way
  for (const { multiplier, weight } of outcomes) {
    if (at < weight) return { way, multiplier }
    at -= weight
  }
  return { way, multiplier: 0 }
}

/**
 * What a stake wins at a multiplier in hundredths; both stakes and multipliers are made so that nothing is left over.
 */
export const winOf = (stake: number, multiplier: number): number => (stake * multiplier) / 100

/** What a win becomes when it is doubled at even chances. */
export const doubleOrNothing = (win: number, random: Pick<Chance, 'roll'>): number => win * 2 * random.roll(2)
