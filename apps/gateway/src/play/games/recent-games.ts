import { and, desc, eq, gt, max } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { launches, rounds } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

const recentMs = 90 * 86_400_000

/** A game that a member launched or played, and when last (milliseconds since 1970). */
export interface RecentGame {
  readonly gameId: number
  readonly at: number
}

/** The games that a member launched or played within 90 days, the last one first. */
export async function recentGames(db: Database, memberId: number, now: number): Promise<RecentGame[]> {
  const since = now - recentMs
  const launched = db
    .select({ gameId: launches.gameId, at: max(launches.at).mapWith(Number).as('at') })
    .from(launches)
    .where(and(eq(launches.memberId, memberId), gt(launches.at, since)))
    .groupBy(launches.gameId)
  const played = db
    .select({ gameId: rounds.gameId, at: max(rounds.settledAt).mapWith(Number).as('at') })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), gt(rounds.settledAt, since)))
    .groupBy(rounds.gameId)
  const both = unionAll(launched, played).as('both')
  return db
    .select({ gameId: both.gameId, at: max(both.at).mapWith(Number) })
    .from(both)
    .groupBy(both.gameId)
    .orderBy(desc(max(both.at)), desc(both.gameId))
}
