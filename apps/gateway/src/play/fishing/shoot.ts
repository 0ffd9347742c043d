import type { ShotAnswer, ShotRequest } from '@parlour/play/calls'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { bookPlayed } from '../rounds/play-balance.ts'
import { cannonsOf } from './cannons.ts'
import { drawShot } from './draw-shot.ts'

/** Who shoots, under which key, at what time. */
export interface FishingAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

/**
 * Shoots once per key: draws by the species alone, takes the stake,
 * pays the catch and keeps the round, all in one transaction.
 * @throws DomainError game.stake.invalid, and those of `actWithIdempotency`
 */
export async function shoot(
  gateway: Gateway,
  { session, key, now }: FishingAct,
  shot: ShotRequest,
): Promise<{ readonly answer: ShotAnswer; readonly replayed: boolean }> {
  const { stake, species } = shot
  const { game } = session
  if (game.engine !== 'fishing' || !cannonsOf(game).includes(stake)) throw new DomainError('game.stake.invalid')
  return actWithIdempotency(gateway, { session, key, now, body: { stake, species }, begins: true }, async (tx) => {
    const { caught, win } = drawShot(gateway.random, species, stake)
    const booked = await bookPlayed(tx, gateway, session, { stake, win, outcome: { species, caught }, at: now })
    return { ...booked, stake, species, caught, win }
  })
}
