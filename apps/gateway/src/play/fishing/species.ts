import type { Species, SpeciesCode } from '@parlour/play/calls'
import { keysOf } from '../../kernel/objects/index.ts'

/** How many equally likely draws a shot has. */
export const ways = 1_000_000

/**
 * How many of them catch a fish that pays its stake once: the share that a shot gives back, whatever it is aimed at.
 */
const catchingOnce = 960_000

/** What every shot gives back, exactly. */
export const fishingRtp = catchingOnce / ways

const pays: Readonly<Record<SpeciesCode, number>> = {
  sprat: 2,
  clown: 3,
  puffer: 5,
  turtle: 8,
  jelly: 12,
  ray: 20,
  angler: 40,
  shark: 100,
  whale: 250,
}

/** The names of the species, those that pay least first. */
export const speciesCodes: readonly SpeciesCode[] = keysOf(pays)

/** What a species pays in stakes. */
export const paysOf = (code: SpeciesCode): number => pays[code]

/** The species that swim in every fishing hall, those that pay least first. */
export const species: readonly Species[] = speciesCodes.map((code) => ({ code, pays: pays[code] }))

/** In how many of `ways` a shot catches a species: the less often, the more it pays. */
export const waysToCatch = (code: SpeciesCode): number => catchingOnce / pays[code]
