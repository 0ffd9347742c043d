import type { CrashStartRequest, CrashStarted } from '@parlour/play/calls'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { beginRound, lockPlayBalance } from '../rounds/session-round.ts'
import { hashOfSecret } from './crash-point.ts'
import { makeFlight } from './flight.ts'
import { takeSecret } from './secrets.ts'
import { serializeRound } from './serialize-round.ts'

/** Who plays, under which key, at what time. */
export interface CrashAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

/**
 * Takes the stake and draws the round, once per key: from the secret whose hash the session was shown, and from the
 * number of the player's browser. It begins a moment later.
 * @throws DomainError game.stake.invalid, game.round.unfinished
 *   while another round is open, and those of `actWithIdempotency`
 */
export async function startRound(
  gateway: Gateway,
  { session, key, now }: CrashAct,
  bet: CrashStartRequest,
): Promise<{ answer: CrashStarted; replayed: boolean }> {
  const { stake, auto, salt } = bet
  if (session.game.engine !== 'crash' || !stakesOf(session.game).includes(stake))
    throw new DomainError('game.stake.invalid')
  return actWithIdempotency(gateway, { session, key, now, body: { stake, auto, salt }, begins: true }, async (tx) => {
    await lockPlayBalance(tx, session)
    const secret = await takeSecret(tx, gateway.random, session)
    const flight = makeFlight({ secret, salt, auto, now })
    const { roundId, balance } = await beginRound(tx, gateway, session, {
      stake,
      win: 0,
      outcome: { ...flight },
      at: now,
    })
    return { balance, round: serializeRound({ id: roundId, stake, flight, hash: hashOfSecret(secret), now }) }
  })
}
