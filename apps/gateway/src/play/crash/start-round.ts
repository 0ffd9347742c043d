import { stakesOf } from '../../games/stakes.ts'
import type { Gateway } from '../../gateway.ts'
import { DomainError } from '../../http/domain-error.ts'
import { actWithIdempotency } from '../act-with-idempotency.ts'
import type { GameSession } from '../game-session.ts'
import { beginRound, holdPurse } from '../session-round.ts'
import { hashOfSecret } from './crash-point.ts'
import { makeFlight } from './flight.ts'
import { takeSecret } from './secrets.ts'
import { tellRound, type ToldRound } from './tell-round.ts'

/** Who plays, under which key, at what time. */
export interface CrashAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

/** What the player sets before a round: the stake in minor units, where to cash out by itself, and the number of the browser. */
export interface Bet {
  readonly stake: number
  readonly auto: number | null
  readonly salt: string
}

/** A round that has been booked; the balance in minor units, the moment of the answer's call, and the hash it was drawn under. */
export interface StartedRound {
  readonly balance: number
  readonly round: ToldRound
}

/**
 * Takes the stake and draws the round, once per key: from the secret whose hash the session was shown, and from the number
 * of the player's browser. It begins a moment later.
 * @throws DomainError game.stake.invalid, game.round.unfinished while another round is open, and those of `actWithIdempotency`
 */
export async function startRound(gateway: Gateway, { session, key, now }: CrashAct, bet: Bet): Promise<{ answer: StartedRound; replayed: boolean }> {
  const { stake, auto, salt } = bet
  if (session.game.engine !== 'crash' || !stakesOf(session.game).includes(stake)) throw new DomainError('game.stake.invalid')
  return actWithIdempotency(gateway, { session, key, now, body: { stake, auto, salt }, begins: true }, async (tx) => {
    await holdPurse(tx, session)
    const secret = await takeSecret(tx, gateway.random, session)
    const flight = makeFlight({ secret, salt, auto, now })
    const { roundId, balance } = await beginRound(tx, gateway, session, { stake, win: 0, outcome: { ...flight }, at: now })
    return { balance, round: tellRound({ id: roundId, stake, flight, hash: hashOfSecret(secret), now }) }
  })
}
