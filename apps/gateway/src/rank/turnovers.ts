import { and, gte, lt, sql } from 'drizzle-orm'
import { isAnyOf } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { rounds } from '../db/tables/index.ts'
import { startOfMonth } from '../jobs/manila-calendar.ts'
import { validTurnover } from '../records/valid-turnover.ts'

/** What a member has risked, in minor units: in all, and in one calendar month. */
export interface RankTurnover {
  readonly memberId: number
  readonly total: number
  readonly monthly: number
}

/**
 * The valid turnover of members, or of everybody, up to `until`, with those of its calendar month; who never played is left
 * out.
 */
export async function rankTurnovers(
  db: Database, until: number, memberIds?: readonly number[],
): Promise<RankTurnover[]> {
  if (memberIds?.length === 0) return []
  const inMonth = gte(rounds.settledAt, startOfMonth(until - 1))
  const ofMonth = sql<number>`coalesce(sum(${validTurnover}) filter (where ${inMonth}), 0)`
  return db
    .select({
      memberId: rounds.memberId,
      total: sql<number>`coalesce(sum(${validTurnover}), 0)`.mapWith(Number),
      monthly: ofMonth.mapWith(Number),
    })
    .from(rounds)
    .where(and(lt(rounds.settledAt, until), memberIds ? isAnyOf(rounds.memberId, memberIds) : undefined))
    .groupBy(rounds.memberId)
}
