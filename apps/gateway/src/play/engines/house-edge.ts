import { drawKinds } from '../lottery/draw-numbers.ts'
import { returns as fieldRtps } from '../baccarat/shoe-rtp.ts'
import { genericGameRtp } from '../generic-game/paytables.ts'
import { margins } from '../sportsbook/odds.ts'
import { crashRtp } from '../crash/crash-point.ts'
import { fishingRtp } from '../fishing/species.ts'
import { returnsOf } from '../draw-games/draw-game-rtp.ts'
import { pokerTablesRtp } from '../poker-tables/poker-tables-rtp.ts'
import { slotRtp } from '../slot/paytable.ts'

const million = 1_000_000

/** What the best pick of the sportsbook gives back: the odds leave at least the margin of their market. */
const sportsbook = 1 / (1 + Math.min(...Object.values(margins)))

const bestRtps: Readonly<Record<string, () => readonly number[]>> = {
  RNG: () => [slotRtp, crashRtp, genericGameRtp('RNG')],
  FISH: () => [fishingRtp, genericGameRtp('FISH')],
  LIVE: () => [...Object.values(fieldRtps), genericGameRtp('LIVE')],
  PVP: () => [pokerTablesRtp.percent / 100, genericGameRtp('PVP')],
  SPORTS: () => [sportsbook, genericGameRtp('SPORTS')],
  ESPORTS: () => [sportsbook, genericGameRtp('ESPORTS')],
  COCKFIGHT: () => [sportsbook, genericGameRtp('COCKFIGHT')],
  LOTT: () => drawKinds.flatMap((kind) => [...returnsOf(kind).values()]),
  ELOTT: () => drawKinds.flatMap((kind) => [...returnsOf(kind).values()]),
}

/** The categories of games that have an edge. */
export const playedCategories: readonly string[] = Object.keys(bestRtps)

const known = new Map<string, number>()

/**
 * What the operator keeps of the best bet in a category, in parts per million of the stake, rounded down; nothing where
 * no player knows the category, so that nothing is paid on it.
 */
export function houseEdge(category: string): number {
  const found = known.get(category) ?? Math.floor((1 - Math.max(...(bestRtps[category]?.() ?? [1]))) * million + 1e-6)
  known.set(category, found)
  return found
}
