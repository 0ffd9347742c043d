import type { Booked } from '@parlour/play/calls'
import { DomainError } from '../../kernel/http/index.ts'
import type { GameSession } from '../rounds/game-session.ts'

/** Who acts at a table, under which key, at what time. */
export interface PokerTablesAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

/** What every act answers: the balance after it in minor units. How the table stands is read apart. */
export type TableAnswer = Promise<{ readonly answer: Booked; readonly replayed: boolean }>

/**
 * The session of a member in a game with rooms.
 * @throws DomainError in_need_true_account for a demo, game.not.found in another game
 */
export function ownSession(session: GameSession): GameSession & { readonly memberId: number } {
  const { memberId, game } = session
  if (memberId === null) throw new DomainError('in_need_true_account')
  if (game.engine !== 'poker-tables') throw new DomainError('game.not.found')
  return { ...session, memberId }
}
