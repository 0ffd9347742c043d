import type { SpeciesCode } from '@parlour/play/calls'
import type { Chance } from '../../kernel/config/index.ts'
import { paysOf, ways, waysToCatch } from './species.ts'

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
