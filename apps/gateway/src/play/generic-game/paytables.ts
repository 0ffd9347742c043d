import type { GenericGameOutcome } from '@parlour/play/calls'
import { hasKey } from '../../kernel/objects/index.ts'

/** Every way that a round can end, lowest first, the losing one left out: what is missing to `ways` pays nothing. */
export interface Paytable {
  readonly outcomes: readonly GenericGameOutcome[]
  /**
   * Whether a win stays open for the player to collect or to double at even chances, which leaves the return as it is.
   */
  readonly doubles: boolean
}

/** The categories of the lobby that have titles on the generic game. */
export type GenericGameCategory = 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'

/** How many ways a round has: every one of them equally likely. */
export const ways = 10_000

/** How often a win may be doubled. */
export const mostDoubles = 3

const table = (pays: Readonly<Record<string, number>>, doubles = false): Paytable => ({
  outcomes: Object.entries(pays)
    .map(([multiplier, weight]) => ({ multiplier: Math.round(Number(multiplier) * 100), weight }))
    .toSorted((a, b) => a.multiplier - b.multiplier),
  doubles,
})

/**
 * What the generic game plays in place of the providers' own
 * games: multiples of the stake and in how many ways each comes.
 */
export const paytables: Readonly<Record<GenericGameCategory, Paytable>> = {
  RNG: table({ 0.5: 800, 1: 700, 2: 900, 3: 300, 5: 200, 10: 110, 25: 40, 50: 16, 100: 9, 500: 2 }),
  FISH: table({ 2: 1595, 3: 600, 5: 300, 8: 120, 15: 60, 40: 20, 100: 5 }),
  LIVE: table({ 1: 950, 2: 4301, 9: 22 }),
  PVP: table({ 1.9: 4700, 5: 100, 15: 18 }, true),
  SPORTS: table({ 1.5: 1800, 1.9: 2000, 2.5: 600, 5: 200, 20: 25 }),
  ESPORTS: table({ 1.4: 2000, 1.85: 2000, 3: 600, 6: 150, 12: 25 }),
  COCKFIGHT: table({ 1.9: 4600, 8: 95 }),
}

/** The paytable of a category; one that is unknown plays like the machines. */
export const paytableOf = (category: string): Paytable =>
  hasKey(paytables, category) ? paytables[category] : paytables.RNG

/** The exact return of a paytable, as a fraction of the stake. */
export function slotRtpOf({ outcomes }: Paytable): { readonly paid: number; readonly staked: number } {
  return { paid: outcomes.reduce((sum, { multiplier, weight }) => sum + multiplier * weight, 0), staked: ways * 100 }
}

/** What the generic game gives back in a category, as a share of the stake. */
export function genericGameRtp(category: string): number {
  const { paid, staked } = slotRtpOf(paytableOf(category))
  return paid / staked
}
