import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../gateway.ts'
import { Refusal } from '../http/refusal.ts'
import { actOnce } from '../play/act-once.ts'
import type { GameSession } from '../play/game-session.ts'
import { findOpenRound, holdOpenRound, keepOpen, openRound, settleOpenRound } from '../play/open-round.ts'
import { bookPlayed, withRoom } from '../play/purse.ts'
import { walletOf } from '../wallet/wallet-of.ts'
import { memberBalance } from '../ledger/accounts.ts'
import { decide, winOf } from './decide.ts'
import { mostDoubles, paytableOf } from './paytables.ts'

/** What a round of the simulator came to: sums in minor units, the multiplier in hundredths of the stake. */
export interface SimulatedRound {
  readonly roundId: string
  readonly stake: number
  readonly multiplier: number
  readonly win: number
  readonly balance: number
  /** Whether the win waits for the player to collect or double it; it is not in the balance yet. */
  readonly isOpen: boolean
  /** How often it can still be doubled. */
  readonly doublesLeft: number
}

/** Who acts, under which key, at what time. */
export interface SimulatedAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

type Told = Promise<{ readonly answer: SimulatedRound; readonly replayed: boolean }>

const doublesOf = ({ doubles }: Readonly<Record<string, unknown>>): number => Number(doubles ?? 0)

/** How often the win of an open round can still be doubled, by what was drawn. */
export const doublesLeftOf = (outcome: Readonly<Record<string, unknown>>): number => mostDoubles - doublesOf(outcome)

/**
 * Plays one round once per key by the table of the game's category. A win that may be doubled stays open, and its sum is
 * not in the balance yet.
 * @throws Refusal game.stake.invalid, game.round.unfinished while another round waits, and those of `actOnce`
 */
export async function playSimulated(gateway: Gateway, { session, key, now }: SimulatedAct, stake: number): Told {
  const { game, memberId, room } = session
  if (game.engine !== 'cabinet' || !stakesOf(game, room).includes(stake)) throw new Refusal('game.stake.invalid')
  return actOnce(gateway, { session, key, now, body: { stake }, begins: true }, async (tx) => {
    const table = paytableOf(game.category)
    if (table.doubles && memberId !== null && (await findOpenRound(tx, memberId))) throw new Refusal('game.round.unfinished')
    const multiplier = decide(table, gateway.random)
    const win = winOf(stake, multiplier)
    const outcome = { multiplier }
    if (memberId === null || !table.doubles || win === 0) {
      const booked = await bookPlayed(tx, gateway, session, { stake, win, outcome, at: now })
      return { ...booked, stake, multiplier, win, isOpen: false, doublesLeft: 0 }
    }
    const opened = await openRound(tx, {
      memberId, gameId: game.id, wallet: walletOf(gateway.config, game.studio), stake, win, outcome: withRoom({ ...outcome, doubles: 0 }, room), at: now,
    })
    return { ...opened, stake, multiplier, win, isOpen: true, doublesLeft: mostDoubles }
  })
}

/**
 * Collects the win of the open round, or doubles it at even chances, once per key. A win that was lost, or doubled as often
 * as may be, is settled at once.
 * @throws Refusal game.round.none when no round of this game is open under that id
 */
export async function decideOpen(
  gateway: Gateway,
  { session, key, now }: SimulatedAct,
  { roundId, choice }: { roundId: string; choice: 'collect' | 'double' },
): Told {
  const { game, memberId } = session
  return actOnce(gateway, { session, key, now, body: { roundId, choice }, begins: false }, async (tx) => {
    const held = memberId === null ? null : await holdOpenRound(tx, memberId)
    if (memberId === null || !held || held.id !== roundId || held.gameId !== game.id) throw new Refusal('game.round.none')
    const doubling = choice === 'double'
    const doubles = doublesOf(held.outcome) + (doubling ? 1 : 0)
    const win = doubling ? held.win * 2 * gateway.random.roll(2) : held.win
    const round = { ...held, win, outcome: { ...held.outcome, doubles, multiplier: (win * 100) / held.stake } }
    const told = { roundId, stake: held.stake, multiplier: round.outcome.multiplier, win }
    if (doubling && win > 0 && doubles < mostDoubles) {
      await keepOpen(tx, round)
      return { ...told, balance: await memberBalance(tx, memberId, held.wallet), isOpen: true, doublesLeft: mostDoubles - doubles }
    }
    const paid = await settleOpenRound(tx, round, now)
    return { ...told, balance: paid ?? (await memberBalance(tx, memberId, held.wallet)), isOpen: false, doublesLeft: 0 }
  })
}
