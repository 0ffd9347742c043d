import type { Chance } from '../../gateway.ts'
import { paysOf, ways, waysToCatch, type SpeciesCode } from './species.ts'

/** What a shot came to; the win in minor units. */
export interface ShotOutcome {
  readonly caught: boolean
  readonly win: number
}

/** Draws whether a shot of a stake in minor units catches the species that it is aimed at. */
export function drawShot({ roll }: Pick<Chance, 'roll'>, code: SpeciesCode, stake: number): ShotOutcome {
  const caught = roll(ways) < waysToCatch(code)
  return { caught, win: caught ? stake * paysOf(code) : 0 }
}
