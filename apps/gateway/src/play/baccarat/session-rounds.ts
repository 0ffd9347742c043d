import type { BaccaratSessionRounds } from '@parlour/play/calls'
import { and, desc, eq, gte } from 'drizzle-orm'
import { gameSessions, rounds, sessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { readRound, resultOf, serializeRound } from './serialize-round.ts'

/** How many results the road holds. */
const shown = 60

/**
 * The rounds of a session's member in its game since they logged in,
 * so that a launch after a reload finds them; a trial's are nowhere.
 */
export async function sessionRounds(
  db: Database,
  { memberId, tokenHash, game }: GameSession,
): Promise<BaccaratSessionRounds> {
  if (memberId === null) return { last: null, results: [] }
  const rows = await db
    .select({ id: rounds.id, outcome: rounds.outcome })
    .from(rounds)
    .innerJoin(gameSessions, eq(gameSessions.tokenHash, tokenHash))
    .innerJoin(sessions, eq(sessions.tokenHash, gameSessions.sessionHash))
    .where(and(eq(rounds.memberId, memberId), eq(rounds.gameId, game.id), gte(rounds.settledAt, sessions.createdAt)))
    .orderBy(desc(rounds.settledAt))
    .limit(shown)
  const kept = rows.flatMap(({ id, outcome }) => {
    const round = readRound(outcome)
    return round ? [{ id, round }] : []
  })
  const [newest] = kept
  return {
    last: newest ? { roundId: newest.id, ...serializeRound(newest.round) } : null,
    results: kept.map(({ round }) => resultOf(round)),
  }
}
