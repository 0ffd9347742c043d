import type { Gateway } from '../../gateway.ts'
import { DomainError } from '../../http/domain-error.ts'
import { actWithIdempotency } from '../act-with-idempotency.ts'
import type { GameSession } from '../game-session.ts'
import { bookPlayed } from '../purse.ts'
import { cannonsOf } from './cannons.ts'
import { drawShot, type ShotOutcome } from './draw-shot.ts'
import type { SpeciesCode } from './species.ts'

/** Who shoots, under which key, at what time. */
export interface FishingAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

/** A shot: what it stakes in minor units, and what it is aimed at. */
export interface Shot {
  readonly stake: number
  readonly species: SpeciesCode
}

/** A shot that is booked; sums in minor units. */
export interface ShotAnswer extends Shot, ShotOutcome {
  readonly roundId: string
  readonly balance: number
}

/**
 * Shoots once per key: draws by the species alone, takes the stake, pays the catch and keeps the round, all in one transaction.
 * @throws DomainError game.stake.invalid, and those of `actWithIdempotency`
 */
export async function shoot(gateway: Gateway, { session, key, now }: FishingAct, shot: Shot): Promise<{ readonly answer: ShotAnswer; readonly replayed: boolean }> {
  const { stake, species } = shot
  const { game } = session
  if (game.engine !== 'fishing' || !cannonsOf(game).includes(stake)) throw new DomainError('game.stake.invalid')
  return actWithIdempotency(gateway, { session, key, now, body: { stake, species }, begins: true }, async (tx) => {
    const { caught, win } = drawShot(gateway.random, species, stake)
    const booked = await bookPlayed(tx, gateway, session, { stake, win, outcome: { species, caught }, at: now })
    return { ...booked, stake, species, caught, win }
  })
}
