import type { ReturnToPlayer } from '../return-to-player.ts'

/** What a seat gives back against house players when it is played as they play, in percent: simulated by `pnpm returns rooms`. */
export const roomsReturn: ReturnToPlayer = { percent: 95.3, interval: 0.13, rounds: 10_000_000 }

/** What a seat gives back that stays in with whatever it is dealt, in percent to the half. */
export const alwaysStaying = 91.5
