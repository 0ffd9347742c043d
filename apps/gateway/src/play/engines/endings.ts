import type { Chance } from '../../kernel/config/index.ts'
import { endedAlone } from '../crash/flight.ts'
import type { EngineName } from './engine-name.ts'
import type { OpenRound } from '../rounds/open-round.ts'
import { playRest } from '../slot/feature.ts'

/** Ends a round that its player has left: what it came to, with its last win. */
export type Ending = (round: OpenRound, random: Pick<Chance, 'roll'>) => OpenRound

/** How the engines end rounds that were left; a round of one that is not named pays the win that waits in it. */
export const endings: Readonly<Record<string, Ending | undefined>> = {
  slot: playRest,
  crash: endedAlone,
} satisfies Partial<Record<EngineName, Ending>>
