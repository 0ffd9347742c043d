import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { rounds } from '../../db/tables/index.ts'
import type { GameSession } from '../game-session.ts'
import { hashOfSecret } from './crash-point.ts'
import { flightOf } from './flight.ts'
import type { EndedRound } from './tell-round.ts'

const shown = 10

/** The member's last rounds of a game with what they were drawn from, newest first; a trial's are nowhere. */
export async function lastRounds(db: Database, { memberId, game }: GameSession): Promise<EndedRound[]> {
  if (memberId === null) return []
  const rows = await db
    .select({ roundId: rounds.id, stake: rounds.stake, win: rounds.win, outcome: rounds.outcome })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.gameId, game.id)))
    .orderBy(desc(rounds.settledAt))
    .limit(shown)
  return rows.flatMap(({ outcome, ...round }) => {
    const { point, times } = (outcome ?? {}) as Partial<Record<'point' | 'times', unknown>>
    if (typeof point !== 'number') return []
    const { secret, salt, isLeft } = flightOf(outcome as Readonly<Record<string, unknown>>)
    return [{ ...round, times: Number(times), point, secret, salt, hash: hashOfSecret(secret), ...(isLeft ? { isLeft } : {}) }]
  })
}
