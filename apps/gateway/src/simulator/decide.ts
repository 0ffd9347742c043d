import type { Chance } from '../gateway.ts'
import { ways, type Paytable } from './paytables.ts'

/** Draws how a round ends: what it pays in hundredths of the stake, 0 for a loss. */
export function decide({ outcomes }: Paytable, random: Pick<Chance, 'roll'>): number {
  let at = random.roll(ways)
  for (const { multiplier, weight } of outcomes) {
    if (at < weight) return multiplier
    at -= weight
  }
  return 0
}

/** What a stake wins at a multiplier in hundredths; both stakes and multipliers are made so that nothing is left over. */
export const winOf = (stake: number, multiplier: number): number => (stake * multiplier) / 100
