/** Places from `place` on whose prizes are the same now, and the same at most; in minor units. */
export interface PlacedPrize {
  readonly place: number
  readonly count: number
  /** What each of them is paid now. */
  readonly amount: number
  readonly most: number
}

/** Prizes by place, neighbours that are the same together, from what each is at most and what it is now; best first. */
export function prizesByPlace(most: readonly number[], now: readonly number[]): PlacedPrize[] {
  const prizes: PlacedPrize[] = []
  for (const [at, highest] of most.entries()) {
    const amount = now[at] ?? 0
    const last = prizes.at(-1)
    if (last?.most === highest && last.amount === amount) prizes.splice(-1, 1, { ...last, count: last.count + 1 })
    else prizes.push({ place: at + 1, count: 1, amount, most: highest })
  }
  return prizes
}
