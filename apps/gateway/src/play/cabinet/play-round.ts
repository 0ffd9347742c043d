import { stakesOf } from '../../games/stakes.ts'
import type { Gateway } from '../../gateway.ts'
import { DomainError } from '../../http/domain-error.ts'
import { actWithIdempotency } from '../act-with-idempotency.ts'
import type { GameSession } from '../game-session.ts'
import { bookPlayed } from '../purse.ts'
import { beginRound, endRound, goOnWith, holdPurse, holdRound } from '../session-round.ts'
import { decide, doubleOrNothing, winOf } from './decide.ts'
import { mostDoubles, paytableOf } from './paytables.ts'

/** What a round of the cabinet came to: sums in minor units, the multiplier in hundredths of the stake. */
export interface CabinetRound {
  readonly roundId: string
  readonly stake: number
  /** Which of the ways was drawn. */
  readonly way: number
  readonly multiplier: number
  readonly win: number
  readonly balance: number
  /** Whether the win waits for the player to collect or double it; it is not in the balance yet. */
  readonly isOpen: boolean
  /** How often it can still be doubled. */
  readonly doublesLeft: number
}

/** Who acts, under which key, at what time. */
export interface CabinetAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

type Told = Promise<{ readonly answer: CabinetRound; readonly replayed: boolean }>

type Outcome = Readonly<Record<string, unknown>>

/** Which way an open round drew, and how often its win can still be doubled. */
export const openOutcome = ({ way, doubles }: Outcome): { readonly way: number; readonly doublesLeft: number } =>
  ({ way: Number(way ?? 0), doublesLeft: mostDoubles - Number(doubles ?? 0) })

/**
 * Plays one round once per key by the table of the game's category. A win that may be doubled stays open, and its sum is
 * not in the balance yet.
 * @throws DomainError game.stake.invalid, game.round.unfinished while another round waits, and those of `actWithIdempotency`
 */
export async function playRound(gateway: Gateway, { session, key, now }: CabinetAct, stake: number): Told {
  const { game, room } = session
  if (game.engine !== 'cabinet' || !stakesOf(game, room).includes(stake)) throw new DomainError('game.stake.invalid')
  return actWithIdempotency(gateway, { session, key, now, body: { stake }, begins: true }, async (tx) => {
    const table = paytableOf(game.category)
    if (table.doubles) await holdPurse(tx, session)
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
 * Collects the win of the open round, or doubles it at even chances, once per key. A win that was lost, or doubled as often
 * as may be, is settled at once.
 * @throws DomainError game.round.none when no round of this game is open under that id
 */
export async function decideOpen(
  gateway: Gateway,
  { session, key, now }: CabinetAct,
  { roundId, choice }: { roundId: string; choice: 'collect' | 'double' },
): Told {
  return actWithIdempotency(gateway, { session, key, now, body: { roundId, choice }, begins: false }, async (tx) => {
    const held = await holdRound(tx, session)
    if (session.game.engine !== 'cabinet' || held?.id !== roundId) throw new DomainError('game.round.none')
    const doubling = choice === 'double'
    const { way, doublesLeft: before } = openOutcome(held.outcome)
    const left = doubling ? before - 1 : before
    const win = doubling ? doubleOrNothing(held.win, gateway.random) : held.win
    const multiplier = (win * 100) / held.stake
    const round = { ...held, win, outcome: { ...held.outcome, doubles: mostDoubles - left, multiplier } }
    const isOpen = doubling && win > 0 && left > 0
    const balance = isOpen ? await goOnWith(tx, gateway, session, round, now) : await endRound(tx, gateway, session, round, now)
    return { roundId, stake: held.stake, way, multiplier, win, balance, isOpen, doublesLeft: isOpen ? left : 0 }
  })
}
