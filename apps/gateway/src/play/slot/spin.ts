import type { SlotSpin } from '@parlour/play/calls'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { bookPlayed } from '../rounds/play-balance.ts'
import { beginRound, lockPlayBalance } from '../rounds/session-round.ts'
import { drawSpin } from './evaluate.ts'
import { startOutcome } from './feature.ts'

/** Who spins, under which key, at what time. */
export interface SlotAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

/** What a call answers, and whether it was asked before. */
export type SpinResult = Promise<{ readonly answer: SlotSpin; readonly replayed: boolean }>

/**
 * Plays a spin once per key: draws, takes the stake, pays the win and keeps the round, all in one transaction. A spin
 * that gives free spins leaves its round open, and what it won is paid with them.
 * @throws DomainError game.stake.invalid, game.round.unfinished
 *   while another round is open, and those of `actWithIdempotency`
 */
export async function spin(gateway: Gateway, { session, key, now }: SlotAct, stake: number): SpinResult {
  if (session.game.engine !== 'slot' || !stakesOf(session.game).includes(stake))
    throw new DomainError('game.stake.invalid')
  return actWithIdempotency(gateway, { session, key, now, body: { stake }, begins: true }, async (tx) => {
    await lockPlayBalance(tx, session)
    const drawn = drawSpin(gateway.random, stake)
    const { win, stops, freeSpins } = drawn
    if (freeSpins === 0) {
      const booked = await bookPlayed(tx, gateway, session, { stake, win, outcome: { stops }, at: now })
      return { ...drawn, ...booked, stake, feature: null }
    }
    const begun = await beginRound(tx, gateway, session, { stake, win, outcome: startOutcome(drawn), at: now })
    return { ...drawn, ...begun, stake, feature: { left: freeSpins, played: 0, won: win } }
  })
}
