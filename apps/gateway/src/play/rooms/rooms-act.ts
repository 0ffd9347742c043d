import { DomainError } from '../../http/domain-error.ts'
import type { GameSession } from '../game-session.ts'

/** Who acts at a table, under which key, at what time. */
export interface RoomsAct {
  readonly session: GameSession
  readonly key: string
  readonly now: number
}

/** What every act answers: the balance after it in minor units. How the table stands is read apart. */
export type Told = Promise<{ readonly answer: { readonly balance: number }; readonly replayed: boolean }>

/** The session of a member in a game with rooms. @throws DomainError in_need_true_account for a trial, game.not.found in another game */
export function ownSession(session: GameSession): GameSession & { readonly memberId: number } {
  const { memberId, game } = session
  if (memberId === null) throw new DomainError('in_need_true_account', { status: 403 })
  if (game.engine !== 'rooms') throw new DomainError('game.not.found')
  return { ...session, memberId }
}
