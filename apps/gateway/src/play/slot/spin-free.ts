import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import { endRound, goOnWith, lockRound } from '../rounds/session-round.ts'
import { featureOf, playFree } from './feature.ts'
import type { SlotAct, SpinResult } from './spin.ts'

/**
 * Plays the next free spin of the open round once per key, at
 * the round's stake; the last one pays what all of them won.
 * @throws DomainError game.round.none when no round of this game
 *   is open under that id, and those of `actWithIdempotency`
 */
export const spinFree = (gateway: Gateway, { session, key, now }: SlotAct, roundId: string): SpinResult =>
  actWithIdempotency(gateway, { session, key, now, body: { roundId }, begins: false }, async (tx) => {
    const held = await lockRound(tx, session)
    if (session.game.engine !== 'slot' || held?.id !== roundId) throw new DomainError('game.round.none')
    const { drawn, after } = playFree(held, gateway.random)
    const feature = featureOf(after)
    const balance =
      feature.left > 0
        ? await goOnWith(tx, gateway, session, after, now)
        : await endRound(tx, gateway, session, after, now)
    return { ...drawn, roundId, stake: held.stake, balance, feature }
  })
