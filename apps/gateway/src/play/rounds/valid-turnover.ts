/** One way that what is bet on can end: how likely it is, and what all bets together return then in minor units. */
export interface End {
  readonly chance: number
  readonly returned: number
}

/** Ends that come in less than this share of rounds all together do not make a covered bet a risk. */
const rare = 0.05

/**
 * What of a stake bears risk, in minor units: the most that is lost of it over all ends, those left out that come in
 * less than five of a hundred rounds. Two sides that cover each other count what they can lose together.
 */
export function validTurnoverOf(stake: number, ends: readonly End[]): number {
  let left = rare
  for (const { chance, returned } of ends.toSorted((a, b) => a.returned - b.returned)) {
    left -= chance
    if (left < -1e-9) return Math.max(0, Math.min(stake, Math.ceil(stake - returned)))
  }
  return stake
}

/** What of one of several stakes bears risk, when `valid` of their `whole` does: its part of it, in minor units. */
export const partOf = (stake: number, valid: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((stake * valid) / whole)
