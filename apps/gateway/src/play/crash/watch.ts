import type { Gateway } from '../../gateway.ts'
import type { GameSession } from '../game-session.ts'
import { findRound, noteOutcome } from '../session-round.ts'
import { flightOf } from './flight.ts'

/** How long a question is held at most, in milliseconds. */
const longest = 2000

/** Whether a round is over, and the moment of the answer in milliseconds since 1970. */
export interface Watched {
  readonly isOver: boolean
  readonly now: number
}

/**
 * Answers when the open round is over, or after two seconds: the page learns of the end when it comes, not before, and after
 * that it is kept that it was told. A round that is no longer open is over.
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
