import type { BaccaratAnswer } from '@parlour/play/calls'
import { stakesOf } from '../games/stakes.ts'
import type { Game } from '../../kernel/ports/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import type { FrameCall } from '../frame/frame-calls.ts'
import { bookPlayed } from '../rounds/play-balance.ts'
import { bets, sumOf, type Stakes } from './bets.ts'
import { dealRound } from './deal.ts'
import { serializeRound } from './serialize-round.ts'
import { baccaratTurnover } from './valid-turnover.ts'

/**
 * The values of a game's chips in minor units, rising: every
 * stake is made of the least, a round holds the greatest at most.
 */
export const chipsOf = (game: Game): readonly number[] => stakesOf(game)

function checkStakes(game: Game, stakes: Stakes): number {
  const chips = chipsOf(game)
  const [least = 0, most = 0] = [chips[0], chips.at(-1)]
  const stake = sumOf(stakes)
  const whole = bets.every((bet) => (stakes[bet] ?? 0) % least === 0)
  if (game.engine !== 'baccarat' || !whole || stake < least || stake > most) throw new DomainError('game.stake.invalid')
  return stake
}

/**
 * Plays a round once per key: deals from a freshly shuffled shoe, takes what lies on the fields, pays those that won
 * and keeps the round, all in one transaction.
 * @throws DomainError game.stake.invalid, and those of `actWithIdempotency`
 */
export async function playRound(
  gateway: Gateway,
  { session, key, now, body: { stakes } }: FrameCall<{ readonly stakes: Stakes }>,
): Promise<{ readonly answer: BaccaratAnswer; readonly replayed: boolean }> {
  const stake = checkStakes(session.game, stakes)
  return actWithIdempotency(gateway, { session, key, now, body: { stakes }, begins: true }, async (tx) => {
    const dealt = dealRound(gateway.random)
    const told = serializeRound({ ...dealt, stakes })
    const played = {
      stake,
      win: told.win,
      validTurnover: baccaratTurnover(stakes),
      outcome: { ...dealt, stakes },
      at: now,
    }
    const booked = await bookPlayed(tx, gateway, session, played)
    return { ...told, ...booked }
  })
}
