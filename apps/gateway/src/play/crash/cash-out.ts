import type { CashedOut } from '@parlour/play/calls'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import { endRound, lockRound } from '../rounds/session-round.ts'
import { hashOfSecret } from './crash-point.ts'
import { ended, flightOf } from './flight.ts'
import { nextHash } from './secrets.ts'
import type { CrashAct } from './start-round.ts'

/**
 * Ends the open round once per key, at what the server's clock says when the call arrived: paid, or lost when it had
 * ended before; the answer carries the secret.
 * @throws DomainError game.round.none when no round of this game
 *   is open under that id, and those of `actWithIdempotency`
 */
export const cashOut = (
  gateway: Gateway,
  { session, key, now }: CrashAct,
  roundId: string,
): Promise<{ answer: CashedOut; replayed: boolean }> =>
  actWithIdempotency(gateway, { session, key, now, body: { roundId }, begins: false }, async (tx) => {
    const held = await lockRound(tx, session)
    if (session.game.engine !== 'crash' || held?.id !== roundId) throw new DomainError('game.round.none')
    const over = ended(held, now)
    const { secret, salt, point } = flightOf(over.outcome)
    const balance = await endRound(tx, gateway, session, over, now)
    return {
      balance,
      ended: {
        roundId,
        stake: held.stake,
        times: Number(over.outcome['times']),
        win: over.win,
        point,
        secret,
        salt,
        hash: hashOfSecret(secret),
      },
      nextHash: await nextHash(tx, gateway.random, session),
    }
  })
