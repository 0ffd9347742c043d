import { randomUUID } from 'node:crypto'
import { playableBalance, walletOf } from '../../money/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { bookRound, type BookedRound } from './book-round.ts'
import type { GameSession } from './game-session.ts'
import { playDemo, demoBalance } from './demo-session.ts'

/**
 * What a session can stake, in minor units: the member's wallet for
 * the game, with the main one bonus money, or what is left of a trial.
 */
export function playBalance(gateway: Gateway, { tokenHash, memberId, game }: GameSession): Promise<number> {
  if (memberId === null) return demoBalance(gateway.db, tokenHash)
  return playableBalance(gateway.db, memberId, walletOf(gateway.config, game.provider))
}

/** What was drawn, with the room of a table game. */
export const withRoom = (
  outcome: Readonly<Record<string, unknown>>,
  room: number | null,
): Readonly<Record<string, unknown>> => (room === null ? outcome : { ...outcome, room })

/** A round that a session has played; sums in minor units. */
export interface PlayedRound {
  readonly stake: number
  readonly win: number
  /** What of the stake bore risk, in minor units; all of it where it is left out. */
  readonly validTurnover?: number
  readonly outcome: Readonly<Record<string, unknown>>
  readonly at: number
}

/**
 * Books a round of a session inside the transaction `tx`: in the ledger
 * for a member, on its own balance for a demo, which is in no book.
 * @throws BalanceTooLow when there is less than the stake
 */
export async function bookPlayed(
  tx: Database,
  gateway: Pick<Gateway, 'config'>,
  { tokenHash, memberId, game, room }: GameSession,
  { outcome, ...played }: PlayedRound,
): Promise<BookedRound> {
  if (memberId === null) return { roundId: randomUUID(), balance: await playDemo(tx, tokenHash, played) }
  return bookRound(tx, {
    ...played,
    memberId,
    gameId: game.id,
    wallet: walletOf(gateway.config, game.provider),
    outcome: withRoom(outcome, room),
  })
}
