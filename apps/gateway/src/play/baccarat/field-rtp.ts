import type { Chance } from '../../kernel/config/index.ts'
import { bets, winOf, type Bet } from './bets.ts'
import { dealRound } from './deal.ts'
import { returns } from './shoe-rtp.ts'

/** What a field states that it gives back, and one round with a stake on it alone. */
export interface FieldRtp {
  readonly bet: Bet
  readonly stated: number
  play(random: Pick<Chance, 'roll'>): { readonly stake: number; readonly win: number }
}

/** Every field of the table. */
export const fieldRtps = (): FieldRtp[] =>
  bets.map((bet) => ({
    bet,
    stated: returns[bet],
    play: (random) => ({ stake: 1000, win: winOf(bet, 1000, dealRound(random)) }),
  }))
