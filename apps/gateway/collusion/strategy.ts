import type { Chance } from '../src/kernel/config/gateway.ts'

/** What one account of the group did in a move: its stakes, what bore risk of them, and what came back; minor units. */
export interface Bet {
  /** Which of the playing accounts, from 0. */
  readonly account: number
  readonly stake: number
  readonly turnover: number
  readonly win: number
}

/** A way for a group of accounts to play a game at the least cost. */
export interface Strategy {
  readonly name: string
  readonly category: string
  /** What comes back of a stake on average, as a share of it, where it is worked out exactly; else moves tell. */
  readonly exact?: number
  /** One move of the group. */
  play(random: Pick<Chance, 'roll'>): readonly Bet[]
}

/** How many accounts play; the fifth is the agent above them. */
export const players = 4
