import { and, eq, gte, sql } from 'drizzle-orm'
import { cacheForMinute } from '../db/cache-for-minute.ts'
import { withdrawals, withdrawalStages } from '../db/tables/index.ts'
import { dayMs } from '../jobs/manila-calendar.ts'
import { payoutTerms, type PayoutKind } from './banks.ts'

const tellingCount = 5

/** How long withdrawals usually take from the wish to the payment, in minutes by kind: the middle of the last 30 days. */
export const usualMinutes = cacheForMinute(async (db, now): Promise<Readonly<Record<PayoutKind, number>>> => {
  const rows = await db
    .select({
      kind: withdrawals.kind,
      minutes: sql<number>`percentile_cont(0.5) within group (order by ${withdrawalStages.at} - ${withdrawals.at}) / 60000`.mapWith(Number),
      n: sql<number>`count(*)`.mapWith(Number),
    })
    .from(withdrawals)
    .innerJoin(withdrawalStages, and(eq(withdrawalStages.withdrawalId, withdrawals.id), eq(withdrawalStages.stage, 'paid')))
    .where(gte(withdrawals.at, now - 30 * dayMs))
    .groupBy(withdrawals.kind)
  const seen = new Map(rows.filter(({ n }) => n >= tellingCount).map(({ kind, minutes }) => [kind, Math.max(1, Math.ceil(minutes))]))
  const of = (kind: PayoutKind): number => seen.get(kind) ?? payoutTerms[kind].usualMinutes
  return { BC: of('BC'), EW: of('EW'), VW: of('VW') }
})
