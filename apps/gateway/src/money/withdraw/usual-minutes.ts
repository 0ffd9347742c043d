import { count, desc, gte, isNotNull, sql } from 'drizzle-orm'
import { cacheForMinute, withdrawalStatuses, withdrawals } from '../../kernel/db/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import { payoutTerms, type PayoutKind } from './banks.ts'

const tellingCount = 5
/** How many of the newest withdrawals are looked at. */
const newest = 500

/**
 * How long withdrawals usually take from the wish to the payment,
 * in minutes by kind: the middle of the newest of the last 30 days.
 */
export const usualMinutes = cacheForMinute(async (db, now): Promise<Readonly<Record<PayoutKind, number>>> => {
  // A lookup for each, and no join: a join reads all statuses of the platform.
  const paidAt = sql`(select min(${withdrawalStatuses.at}) from ${withdrawalStatuses}
    where ${withdrawalStatuses.withdrawalId} = ${withdrawals.id} and ${withdrawalStatuses.stage} = 'paid')`
  const looked = db
    .select({ kind: withdrawals.kind, took: sql<number | null>`${paidAt} - ${withdrawals.at}`.as('took') })
    .from(withdrawals)
    .where(gte(withdrawals.at, now - 30 * dayMs))
    .orderBy(desc(withdrawals.at))
    .limit(newest)
    .as('looked')
  const rows = await db
    .select({
      kind: looked.kind,
      minutes: sql<number>`percentile_cont(0.5) within group (order by ${looked.took}) / 60000`.mapWith(Number),
      n: count(looked.took),
    })
    .from(looked)
    .where(isNotNull(looked.took))
    .groupBy(looked.kind)
  const seen = new Map(
    rows.filter(({ n }) => n >= tellingCount).map(({ kind, minutes }) => [kind, Math.max(1, Math.ceil(minutes))]),
  )
  const of = (kind: PayoutKind): number => seen.get(kind) ?? payoutTerms[kind].usualMinutes
  return { BC: of('BC'), EW: of('EW'), VW: of('VW') }
})
