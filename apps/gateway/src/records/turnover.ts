import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { isAnyOf } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { games, rounds } from '../db/tables/index.ts'
import type { Period } from '../jobs/job.ts'
import { validTurnover } from './valid-turnover.ts'

/** The least that a round has to risk to count as one where rounds are counted, in minor units. */
export const leastCountedRound = 2_000

/** What a member staked, risked and won in one category; sums in minor units. */
export interface Turnover {
  readonly memberId: number
  /** The category of the games: RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, COCKFIGHT, ELOTT, LOTT. */
  readonly category: string
  readonly stake: number
  /** What of the stakes bore risk: what counts towards anything that play earns. */
  readonly turnover: number
  readonly win: number
  readonly rounds: number
  /** How many of the rounds risked enough to count as one: ₱20. */
  readonly countedRounds: number
}

/** Stakes and wins by member and category of the rounds that were settled in a period; of all members, or of these. */
export async function turnoverOf(db: Database, { from, until }: Period, memberIds?: readonly number[]): Promise<Turnover[]> {
  if (memberIds?.length === 0) return []
  const whole = (column: SQL | typeof rounds.stake | typeof rounds.win) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  return db
    .select({
      memberId: rounds.memberId,
      category: games.category,
      stake: whole(rounds.stake),
      turnover: whole(validTurnover),
      win: whole(rounds.win),
      rounds: sql<number>`count(*)`.mapWith(Number),
      countedRounds: sql<number>`count(*) filter (where ${validTurnover} >= ${leastCountedRound})`.mapWith(Number),
    })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .where(and(gte(rounds.settledAt, from), lt(rounds.settledAt, until), memberIds ? isAnyOf(rounds.memberId, memberIds) : undefined))
    .groupBy(rounds.memberId, games.category)
}
