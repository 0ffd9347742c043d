/** A species in the water: its name on the wire, and what it pays in stakes when it is caught. */
export interface Species {
  readonly code: SpeciesCode
  readonly pays: number
}

/** How many equally likely draws a shot has. */
export const ways = 1_000_000

/** How many of them catch a fish that pays its stake once: the share that a shot gives back, whatever it is aimed at. */
const catchingOnce = 960_000

/** What every shot gives back, exactly. */
export const fishingReturn = catchingOnce / ways

const pays = {
  sprat: 2, clown: 3, puffer: 5, turtle: 8, jelly: 12, ray: 20, angler: 40, shark: 100, whale: 250,
} as const

/** The name of a species. */
export type SpeciesCode = keyof typeof pays

/** The names of the species, those that pay least first. */
export const speciesCodes = Object.keys(pays) as readonly SpeciesCode[]

/** What a species pays in stakes. */
export const paysOf = (code: SpeciesCode): number => pays[code]

/** The species that swim in every fishing hall, those that pay least first. */
export const species: readonly Species[] = speciesCodes.map((code) => ({ code, pays: pays[code] }))

/** In how many of `ways` a shot catches a species: the less often, the more it pays. */
export const waysToCatch = (code: SpeciesCode): number => catchingOnce / pays[code]
