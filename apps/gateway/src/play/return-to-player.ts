/** What an engine gives back in percent, and how that is known: exactly, or from simulated rounds with the half width of its 99 % interval. */
export interface ReturnToPlayer {
  readonly percent: number
  readonly interval: number | null
  readonly rounds: number | null
}

/** A return that was worked out, from its share of the stake. */
export const exactReturn = (share: number): ReturnToPlayer => ({ percent: share * 100, interval: null, rounds: null })
