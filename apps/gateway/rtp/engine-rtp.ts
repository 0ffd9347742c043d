import type { Chance } from '../src/kernel/config/gateway.ts'

/** A round as it was played: what was staked in all, and what came back, both in minor units. */
export interface PlayedRound {
  readonly stake: number
  readonly win: number
}

/** What an engine says that it gives back, and how one round of it is played by the rules that members play by. */
export interface EngineRtp {
  /** The engine, and after a slash what it plays, when its bets return differently. */
  readonly name: string
  /** The share of the stake that the game states. */
  readonly stated: number
  /** Plays one round to its end, with everything that it drags behind it. */
  play(random: Pick<Chance, 'roll'>): PlayedRound
}
