import type { Game } from '../../games/catalogue.ts'

const offered = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000]

/** The stakes that a slot offers, in minor units: each a whole number of minor units a line, none below the game's least. */
export const stakesOf = ({ minBet }: Game): number[] => offered.filter((stake) => stake >= minBet)
