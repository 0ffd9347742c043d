import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/open-database.ts'
import { rounds } from '../../db/tables/index.ts'
import type { Gateway } from '../../gateway.ts'
import { maintenanceOf } from '../../games/game-row.ts'
import { Refusal, tooMany } from '../../http/refusal.ts'
import { memberAccount } from '../../ledger/accounts.ts'
import { once } from '../../ledger/once.ts'
import { BalanceTooLow, postTransfers, type Movement } from '../../ledger/post-transfer.ts'
import type { GameSession } from '../game-session.ts'
import { evaluate, type SlotOutcome } from './evaluate.ts'
import { reels } from './reels.ts'
import { stakesOf } from './stakes.ts'

/** A spin as the frame asks for it; `stake` in minor units. */
export interface SpinInput {
  readonly session: GameSession
  readonly stake: number
  readonly key: string
  readonly now: number
}

/** What a spin came to: the draw, and the balance after it in minor units. */
export interface SpinAnswer extends SlotOutcome {
  readonly roundId: string
  readonly stake: number
  readonly balance: number
}

const spinsAMinute = 120

function movementsOf(roundId: string, account: string, { stake, win, at }: { stake: number; win: number; at: number }): Movement[] {
  const between = (kind: 'bet' | 'win', amount: number): Movement => ({
    id: randomUUID(),
    kind,
    roundId,
    at,
    lines: [
      { account: 'house/games', amount: -amount },
      { account, amount },
    ],
  })
  return win > 0 ? [between('bet', -stake), between('win', win)] : [between('bet', -stake)]
}

/**
 * Plays one round once per key, and tells the result of a booked one as often as it is asked for: takes the stake, draws, pays the win and keeps the round, all in one transaction.
 * @throws Refusal game.stake.invalid, game.maintenance, insufficient.balance, TOO_MANY_REQUESTS, idempotency.key.reused,
 * idempotency.running
 */
export async function spin(gateway: Gateway, { session, stake, key, now }: SpinInput): Promise<{ answer: SpinAnswer; replayed: boolean }> {
  const { db, random, windows, config } = gateway
  const { memberId, game } = session
  if (!stakesOf(game).includes(stake)) throw new Refusal('game.stake.invalid')

  const play = async (tx: Database): Promise<SpinAnswer> => {
    const wait = windows.count(`spin/${memberId}`, spinsAMinute * config.addressFactor, 60_000)
    if (wait > 0) throw tooMany(wait)
    const maintenance = maintenanceOf(game, now)
    if (maintenance && now >= maintenance.maintainTime)
      throw new Refusal('game.maintenance', { value: { content: { data: maintenance } } })
    const outcome = evaluate(reels.map((reel) => random.roll(reel.length)), stake)
    const roundId = randomUUID()
    const account = memberAccount(memberId)
    const balances = await postTransfers(tx, movementsOf(roundId, account, { stake, win: outcome.win, at: now }))
    await tx.insert(rounds).values({
      id: roundId, memberId, gameId: game.id, stake, win: outcome.win, outcome: { stops: outcome.stops }, settledAt: now,
    })
    return { ...outcome, roundId, stake, balance: balances.get(account) ?? 0 }
  }

  try {
    return await once(db, { scope: `spin/${memberId}`, key, body: { stake, gameId: game.id }, now }, play)
  } catch (error) {
    if (error instanceof BalanceTooLow) throw new Refusal('insufficient.balance')
    throw error
  }
}
