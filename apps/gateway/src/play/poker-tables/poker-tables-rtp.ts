import type { ReturnToPlayer } from '@parlour/play/calls'

/** What a chair gives back when it is played as bots play, in percent: simulated by `pnpm returns rooms`. */
export const pokerTablesRtp: ReturnToPlayer = { percent: 95.3, interval: 0.001, rounds: 10_000_000 }

/** What a seat gives back that stays in with whatever it is dealt, in percent to the half. */
export const alwaysStaying = 91.5
