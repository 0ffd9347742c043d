import { stakesOf } from '../../games/stakes.ts'
import type { Gateway } from '../../gateway.ts'
import { Refusal } from '../../http/refusal.ts'
import { actOnce } from '../act-once.ts'
import type { GameSession } from '../game-session.ts'
import { bookPlayed } from '../purse.ts'
import { evaluate, type SlotOutcome } from './evaluate.ts'
import { reels } from './reels.ts'

/** A spin as the frame asks for it; `stake` in minor units. */
export interface SpinInput {
  readonly session: GameSession
  readonly stake: number
  readonly key: string
  readonly now: number
}

/** What a spin came to: the draw, and the balance after it in minor units. */
export interface SpinAnswer extends SlotOutcome {
  readonly roundId: string
  readonly stake: number
  readonly balance: number
}

/**
 * Plays one round once per key: draws, takes the stake, pays the win and keeps the round, all in one transaction.
 * @throws Refusal game.stake.invalid, and those of `actOnce`
 */
export async function spin(gateway: Gateway, { session, stake, key, now }: SpinInput): Promise<{ answer: SpinAnswer; replayed: boolean }> {
  if (session.game.engine !== 'slot' || !stakesOf(session.game).includes(stake)) throw new Refusal('game.stake.invalid')
  return actOnce(gateway, { session, key, now, body: { stake }, begins: true }, async (tx) => {
    const outcome = evaluate(reels.map((reel) => gateway.random.roll(reel.length)), stake)
    const booked = await bookPlayed(tx, gateway, session, { stake, win: outcome.win, outcome: { stops: outcome.stops }, at: now })
    return { ...outcome, ...booked, stake }
  })
}
