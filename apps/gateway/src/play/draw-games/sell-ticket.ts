import type { DrawTicketRequest, SoldTicket } from '@parlour/play/calls'
import { randomUUID } from 'node:crypto'
import { lotteryTickets } from '../../kernel/db/index.ts'
import type { TicketLine } from '../../kernel/db/index.ts'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { closingOf, nextOpening, numeroOf } from '../lottery/schedule.ts'
import { holdSeal } from '../lottery/seals.ts'
import { walletOf } from '../../money/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import type { FrameCall } from '../frame/frame-calls.ts'
import { takeStakes } from '../rounds/take-stakes.ts'
import { findNumbersGame, type NumbersGame } from './find-game.ts'
import { countCombinations, mostCombinations } from './line.ts'
import { findPlay } from './plays.ts'
import { serializeTicket } from './tickets.ts'

/** What all combinations of a ticket cost. @throws DomainError game.stake.invalid, request_param_err */
function priceOf({ lottery, game }: NumbersGame, lines: readonly TicketLine[]): number {
  const stakes = stakesOf(game)
  return lines.reduce((sum, line) => {
    if (!stakes.includes(line.stake)) throw new DomainError('game.stake.invalid')
    const play = findPlay(lottery.drawKind, line.play)
    const combinations = play ? countCombinations(play, line.chosen) : 0
    if (combinations < 1 || combinations > mostCombinations) throw new DomainError('request_param_err')
    return sum + line.stake * combinations
  }, 0)
}

/**
 * Sells a ticket for the draw that is on sale, once per key: the stake is taken and the ticket kept, in one
 * transaction. By the time that it is written, not by that of the call, its draw takes stakes; and its seal is held
 * until then, so that no ticket comes after the draw.
 * @throws DomainError lottery.not.found, lottery.draw.closed, game.stake.invalid, request_param_err,
 *   in_need_true_account, and those of `actWithIdempotency`
 */
export async function sellTicket(
  gateway: Gateway,
  { session, key, now, body: { game: code, numero, lines } }: FrameCall<DrawTicketRequest>,
): Promise<{ readonly answer: SoldTicket; readonly replayed: boolean }> {
  const found = findNumbersGame(gateway.catalogue, code)
  const { lottery, game } = found
  const { memberId } = session
  if (memberId === null) throw new DomainError('in_need_true_account')
  const stake = priceOf(found, lines)
  return actWithIdempotency(
    gateway,
    { session: { ...session, game, room: null }, key, now, body: { numero, lines }, begins: true },
    async (tx) => {
      const id = randomUUID()
      const wallet = walletOf(gateway.config, game.provider)
      const balance = await takeStakes(tx, { memberId, gameId: game.id, wallet, at: now }, [
        { roundId: id, amount: stake },
      ])
      const at = gateway.clock.now()
      const drawAt = nextOpening(lottery, at)
      const seal =
        at < closingOf(lottery, drawAt) && numeroOf(lottery, drawAt) === numero
          ? await holdSeal(tx, game.id, drawAt)
          : null
      if (seal === null) throw new DomainError('lottery.draw.closed')
      const row = {
        id,
        memberId,
        gameId: game.id,
        drawAt,
        wallet,
        lines,
        stake,
        seal,
        soldAt: at,
        win: null,
        numbers: null,
      }
      await tx.insert(lotteryTickets).values(row)
      return { ticket: serializeTicket(gateway.catalogue, row), balance }
    },
  )
}
