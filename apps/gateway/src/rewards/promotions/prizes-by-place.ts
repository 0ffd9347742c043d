/** A prize, and how many places from `place` on get it; in minor units. */
export interface PlacedPrize {
  readonly place: number
  readonly count: number
  readonly amount: number
}

/** Prizes with places of the same sum together, from one for each place, best first. */
export const prizesByPlace = (amounts: readonly number[]): PlacedPrize[] =>
  [...new Set(amounts)].map((amount) => ({
    place: amounts.indexOf(amount) + 1,
    count: amounts.filter((other) => other === amount).length,
    amount,
  }))
