import type { Watched } from '@parlour/play/calls'
import type { Gateway } from '../../kernel/config/index.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { findRound, noteOutcome } from '../rounds/session-round.ts'
import { flightOf } from './flight.ts'

/** How long a question is held at most, in milliseconds. */
const longest = 2000

/**
 * Answers when the open round is over, or after two seconds: the page learns of the end when it comes, not before, and
 * after that this answer is stored. A round that is no longer open is over.
 */
export async function watch({ db, clock }: Gateway, session: GameSession, roundId: string): Promise<Watched> {
  const round = await findRound(db, session)
  if (round?.id !== roundId) return { isOver: true, now: clock.now() }
  const { endsAt } = flightOf(round.outcome)
  const wait = Math.min(endsAt - clock.now(), longest)
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  const now = clock.now()
  if (now < endsAt) return { isOver: false, now }
  await noteOutcome(db, session, roundId, { isTold: true })
  return { isOver: true, now }
}
