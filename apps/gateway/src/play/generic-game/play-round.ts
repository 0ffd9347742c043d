import type { ChoiceRequest, GenericGameRound, GenericGameWaiting } from '@parlour/play/calls'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { bookPlayed } from '../rounds/play-balance.ts'
import { beginRound, endRound, goOnWith, lockPlayBalance, lockRound } from '../rounds/session-round.ts'
import { decide, doubleOrNothing, winOf } from './decide.ts'
import { mostDoubles, paytableOf } from './paytables.ts'

/** Who acts, under which key, at what time. */
export interface GenericGameAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

type RoundAnswer = Promise<{ readonly answer: GenericGameRound; readonly replayed: boolean }>

type Outcome = Readonly<Record<string, unknown>>

/** Which way an open round drew, and how often its win can still be doubled. */
export const openOutcome = ({ way, doubles }: Outcome): Pick<GenericGameWaiting, 'way' | 'doublesLeft'> => ({
  way: Number(way ?? 0),
  doublesLeft: mostDoubles - Number(doubles ?? 0),
})

/**
 * Plays one round once per key by the table of the game's category. A win
 * that may be doubled stays open, and its sum is not in the balance yet.
 * @throws DomainError game.stake.invalid, game.round.unfinished
 *   while another round waits, and those of `actWithIdempotency`
 */
export async function playRound(gateway: Gateway, { session, key, now }: GenericGameAct, stake: number): RoundAnswer {
  const { game, room } = session
  if (game.engine !== 'generic-game' || !stakesOf(game, room).includes(stake))
    throw new DomainError('game.stake.invalid')
  return actWithIdempotency(gateway, { session, key, now, body: { stake }, begins: true }, async (tx) => {
    const table = paytableOf(game.category)
    if (table.doubles) await lockPlayBalance(tx, session)
    const drawn = decide(table, gateway.random)
    const win = winOf(stake, drawn.multiplier)
    if (!table.doubles || win === 0) {
      const booked = await bookPlayed(tx, gateway, session, { stake, win, outcome: { ...drawn }, at: now })
      return { ...booked, ...drawn, stake, win, isOpen: false, doublesLeft: 0 }
    }
    const begun = await beginRound(tx, gateway, session, { stake, win, outcome: { ...drawn, doubles: 0 }, at: now })
    return { ...begun, ...drawn, stake, win, isOpen: true, doublesLeft: mostDoubles }
  })
}

/**
 * Collects the win of the open round, or doubles it at even chances, once per key. A win that was lost, or doubled as
 * often as may be, is settled at once.
 * @throws DomainError game.round.none when no round of this game is open under that id
 */
export async function decideOpen(
  gateway: Gateway,
  { session, key, now }: GenericGameAct,
  { roundId, choice }: ChoiceRequest,
): RoundAnswer {
  return actWithIdempotency(gateway, { session, key, now, body: { roundId, choice }, begins: false }, async (tx) => {
    const held = await lockRound(tx, session)
    if (session.game.engine !== 'generic-game' || held?.id !== roundId) throw new DomainError('game.round.none')
    const doubling = choice === 'double'
    const { way, doublesLeft: before } = openOutcome(held.outcome)
    const left = doubling ? before - 1 : before
    const win = doubling ? doubleOrNothing(held.win, gateway.random) : held.win
    const multiplier = (win * 100) / held.stake
    const round = { ...held, win, outcome: { ...held.outcome, doubles: mostDoubles - left, multiplier } }
    const isOpen = doubling && win > 0 && left > 0
    const balance = isOpen
      ? await goOnWith(tx, gateway, session, round, now)
      : await endRound(tx, gateway, session, round, now)
    return { roundId, stake: held.stake, way, multiplier, win, balance, isOpen, doublesLeft: isOpen ? left : 0 }
  })
}
