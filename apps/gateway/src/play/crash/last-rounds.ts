import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { rounds } from '../../db/tables/index.ts'
import type { GameSession } from '../game-session.ts'

const shown = 10

/** How a round ended: where, and what it was cashed out at (0 when lost), in hundredths. */
export interface LastRound {
  readonly point: number
  readonly times: number
}

/** The member's last rounds of a game, newest first; a trial's are nowhere. */
export async function lastRounds(db: Database, { memberId, game }: GameSession): Promise<LastRound[]> {
  if (memberId === null) return []
  const rows = await db
    .select({ outcome: rounds.outcome })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.gameId, game.id)))
    .orderBy(desc(rounds.settledAt))
    .limit(shown)
  return rows.flatMap(({ outcome }) => {
    const { point, times } = (outcome ?? {}) as Partial<Record<'point' | 'times', unknown>>
    return typeof point === 'number' ? [{ point, times: Number(times) }] : []
  })
}
