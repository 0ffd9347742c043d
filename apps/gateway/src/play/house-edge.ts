import { drawKinds } from '../lottery/draw-numbers.ts'
import { returns as fieldReturns } from './baccarat/shoe-returns.ts'
import { cabinetReturn } from './cabinet/paytables.ts'
import { margins } from './coupon/price.ts'
import { crashReturn } from './crash/crash-point.ts'
import { fishingReturn } from './fishing/species.ts'
import { returnsOf } from './numbers/returns.ts'
import { roomsReturn } from './rooms/rooms-return.ts'
import { slotReturn } from './slot/paytable.ts'

const million = 1_000_000

/** What the best pick of a coupon gives back: the odds leave at least the margin of their market. */
const coupon = 1 / (1 + Math.min(...Object.values(margins)))

const bestReturns: Readonly<Record<string, () => readonly number[]>> = {
  RNG: () => [slotReturn, crashReturn, cabinetReturn('RNG')],
  FISH: () => [fishingReturn, cabinetReturn('FISH')],
  LIVE: () => [...Object.values(fieldReturns), cabinetReturn('LIVE')],
  PVP: () => [roomsReturn.percent / 100, cabinetReturn('PVP')],
  SPORTS: () => [coupon, cabinetReturn('SPORTS')],
  ESPORTS: () => [coupon, cabinetReturn('ESPORTS')],
  COCKFIGHT: () => [coupon, cabinetReturn('COCKFIGHT')],
  LOTT: () => drawKinds.flatMap((kind) => [...returnsOf(kind).values()]),
  ELOTT: () => drawKinds.flatMap((kind) => [...returnsOf(kind).values()]),
}

/** The categories of games that have an edge. */
export const playedCategories: readonly string[] = Object.keys(bestReturns)

const known = new Map<string, number>()

/**
 * What the house keeps of the best bet in a category, in parts per million of the stake, rounded down; nothing where nobody
 * knows the category, so that nothing is paid on it.
 */
export function houseEdge(category: string): number {
  const found = known.get(category) ?? Math.floor((1 - Math.max(...(bestReturns[category]?.() ?? [1]))) * million + 1e-6)
  known.set(category, found)
  return found
}
