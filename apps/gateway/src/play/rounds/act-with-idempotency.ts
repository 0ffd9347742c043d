import type { Database } from '../../kernel/db/index.ts'
import { checkPlayable } from '../games/check-playable.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { BalanceTooLow, withIdempotency } from '../../kernel/ledger/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import type { GameSession } from './game-session.ts'

/** How long after its call a round may be written, in milliseconds: well before the settlements count its period. */
const longest = 15_000

/** Something a frame does: whose session, under which key, and what names it. */
export interface Act {
  readonly session: GameSession
  readonly key: string
  readonly now: number
  readonly body: Readonly<Record<string, unknown>>
  /** Whether it begins a round: a game that was closed meanwhile begins none, and ends those that are open. */
  readonly begins: boolean
}

/**
 * Does what a frame asks for once per key, in one transaction, and tells the answer as often as it is asked for again.
 * @throws DomainError game.maintenance, game.vendor.unavailable, insufficient.balance, TOO_MANY_REQUESTS, system.busy
 *   when it took too long, idempotency.key.reused, idempotency.running
 */
export async function actWithIdempotency<Answer>(
  { db, clock, windows, config, catalogue }: Gateway,
  { session, key, now, body, begins }: Act,
  act: (tx: Database) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly replayed: boolean }> {
  const { memberId, tokenHash, game } = session
  const who = memberId === null ? `trial/${tokenHash}` : `play/${memberId}`
  try {
    return await withIdempotency(db, { scope: who, key, body: { ...body, gameId: game.id }, now }, async (tx) => {
      countHere({ windows, config }, { limit: 'play.account', of: who })
      if (begins) checkPlayable(catalogue, game, now)
      const answer = await act(tx)
      if (clock.now() - now > longest) throw new DomainError('system.busy', { headers: { 'Retry-After': '1' } })
      return answer
    })
  } catch (error) {
    if (error instanceof BalanceTooLow) throw new DomainError('insufficient.balance')
    throw error
  }
}
