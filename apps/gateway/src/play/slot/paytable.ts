import type { SlotSymbol } from './reels.ts'

/** The rows (0 top to 2 bottom) that each line runs over, reel by reel. */
export const slotLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [2, 2, 2, 2, 2], [0, 1, 2, 1, 0], [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0], [2, 2, 1, 2, 2], [1, 0, 0, 0, 1], [1, 2, 2, 2, 1], [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1], [0, 1, 0, 1, 0], [2, 1, 2, 1, 2], [1, 1, 0, 1, 1], [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0], [2, 1, 1, 1, 2], [0, 2, 0, 2, 0], [2, 0, 2, 0, 2], [0, 2, 2, 2, 0],
]

/** What three, four and five of a sign from the left pay, in stakes of one line. */
export const linePays: Readonly<Record<Exclude<SlotSymbol, 'comet'>, readonly [number, number, number]>> = {
  sun: [100, 500, 2500],
  moon: [80, 300, 1200],
  lantern: [50, 200, 800],
  carp: [30, 120, 500],
  fan: [26, 100, 400],
  leaf: [13, 50, 200],
  drop: [13, 40, 160],
  peak: [12, 40, 150],
  stone: [11, 40, 140],
}

/** What three, four and five comets anywhere pay, in whole stakes. */
export const scatterPays: readonly [number, number, number] = [3, 15, 100]

/** What the reels give back over all 32^5 stops, as a share of the stake: 96.227 %. A test works it out from the reels. */
export const slotReturn = 32_288_464 / 33_554_432
