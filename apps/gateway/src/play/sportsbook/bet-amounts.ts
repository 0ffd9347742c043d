/** The most legs of a bet. */
export const mostLegs = 10

/** The most that a bet may return, in minor units. */
export const mostReturn = 50_000_000

/** A leg, as far as its bet's sum needs it: odds in hundredths. */
export interface PricedLeg {
  readonly odds: number
  readonly state: 'open' | 'won' | 'lost' | 'void'
}

/** What a stake in minor units returns at odds in hundredths that multiply; what is left of a centavo is cut. */
export function returnOf(stake: number, odds: readonly number[]): number {
  const product = odds.reduce((all, each) => all * BigInt(each), BigInt(stake))
  return Number(product / 100n ** BigInt(odds.length))
}

/** The odds of a bet in hundredths, cut. */
export const oddsOf = (odds: readonly number[]): number => returnOf(100, odds)

/**
 * What became of a bet: a lost leg loses it at once, a void one counts as odds of 1.00, and all void returns the stake.
 */
export function outcomeOf(
  stake: number,
  legs: readonly PricedLeg[],
): { readonly state: 'open' | 'won' | 'lost' | 'void'; readonly win: number } {
  if (legs.some(({ state }) => state === 'lost')) return { state: 'lost', win: 0 }
  if (legs.some(({ state }) => state === 'open')) return { state: 'open', win: 0 }
  const won = legs.filter(({ state }) => state === 'won')
  if (won.length === 0) return { state: 'void', win: stake }
  return {
    state: 'won',
    win: returnOf(
      stake,
      won.map(({ odds }) => odds),
    ),
  }
}
