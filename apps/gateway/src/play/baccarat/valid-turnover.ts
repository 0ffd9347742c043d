import { validTurnoverOf } from '../rounds/valid-turnover.ts'
import { paidOn, sumOf, type Stakes } from './bets.ts'
import type { Winner } from './deal.ts'
import { shoeWays } from './shoe-rtp.ts'

const winners: readonly Winner[] = ['player', 'banker', 'tie']

/**
 * What of the stakes of a round bears risk, in minor units: player, banker and tie cover each other. Pairs come so
 * seldom that they cover nothing.
 */
export function baccaratTurnover(stakes: Stakes): number {
  const ends = winners.map((winner) => ({ chance: shoeWays[winner] / shoeWays.all, returned: paidOn(stakes, winner) }))
  return validTurnoverOf(sumOf(stakes), ends)
}
