import type { ReturnToPlayer } from '@parlour/play/calls'
/** A return that was worked out, from its share of the stake. */
export const exactRtp = (share: number): ReturnToPlayer => ({ percent: share * 100, interval: null, rounds: null })
