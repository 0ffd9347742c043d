import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { games, pastCategories, rounds } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import type { Period } from '../../../kernel/jobs/index.ts'
import { houseEdge } from '../../../play/index.ts'
import { categoryPlayed, isPast, validTurnover } from '../../../money/index.ts'
import { productTypeOf, share } from '../../../agents/index.ts'
import type { Play, PlaysOf } from '../../../agents/index.ts'

/** A settled round with its moment. */
export interface PastPlay extends Play {
  readonly at: number
}

/** The rounds of a stretch of time in their order. */
export async function pastPlays(tx: Database, { from, until }: Period): Promise<PastPlay[]> {
  const rows = await tx
    .select({
      memberId: rounds.memberId,
      turnover: sql<number>`${validTurnover}`.mapWith(Number),
      stake: rounds.stake,
      win: rounds.win,
      at: rounds.settledAt,
      category: categoryPlayed,
    })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(pastCategories, isPast)
    .where(and(gte(rounds.settledAt, from), lt(rounds.settledAt, until)))
    .orderBy(asc(rounds.settledAt))
  return rows.map(({ memberId, turnover, stake, win, at, category }) => ({
    memberId,
    turnover,
    netLoss: stake - win,
    theoreticalLoss: share(turnover, houseEdge(category)),
    at,
    productType: productTypeOf(category),
  }))
}

/** Finds periods in plays that are sorted by their moment. */
export function playsAmong(plays: readonly PastPlay[]): PlaysOf {
  const firstFrom = (moment: number): number => {
    let [low, high] = [0, plays.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((plays[middle]?.at ?? 0) < moment) low = middle + 1
      else high = middle
    }
    return low
  }
  return async ({ from, until }) => plays.slice(firstFrom(from), firstFrom(until))
}
