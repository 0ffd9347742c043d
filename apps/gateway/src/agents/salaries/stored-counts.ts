import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { eachOf, insertRows, payoutCounts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { PeriodOf } from '../../kernel/jobs/index.ts'
import type { Count } from './count.ts'

const onto = `on conflict (job, until, payee_id, category, rate, downline_id, taken) do update set
  turnover = payout_counts.turnover + excluded.turnover, net_loss = payout_counts.net_loss + excluded.net_loss,
  theoretical_loss = payout_counts.theoretical_loss + excluded.theoretical_loss,
  active_members = payout_counts.active_members + excluded.active_members`

const chunk = 2_000

const ofPeriod = ({ job, until }: PeriodOf, which?: SQL): SQL | undefined =>
  and(eq(payoutCounts.job, job), eq(payoutCounts.until, until), which)

/** Adds what a batch has counted to what the batches before it have. */
export async function addCounts(tx: Database, { job, until }: PeriodOf, counts: readonly Count[]): Promise<void> {
  const rows = counts.map((count) => ({ job, until, ...count }))
  for (let first = 0; first < rows.length; first += chunk)
    await insertRows(tx, payoutCounts, rows.slice(first, first + chunk), onto)
}

/**
 * Takes away what was counted for these payees. Each is looked up by the index of payees
 * alone: the planner knows nothing of a table that is filled and emptied.
 */
export const takeCounts = async (
  tx: Database,
  { job, until }: PeriodOf,
  payeeIds: readonly number[],
): Promise<Count[]> =>
  tx
    .delete(payoutCounts)
    .where(
      sql`${payoutCounts}.ctid = any(array(select c.place from ${eachOf(payeeIds)} payee(id)
        cross join lateral (select ctid as place, job, until from payout_counts where payee_id = payee.id offset 0) c
        where c.job = ${job} and c.until = ${until}))`,
    )
    .returning()

/** Takes away what was counted for the next `size` payees after `after`, in the order of their ids; null after the last. */
export async function takeNextCounts(
  tx: Database,
  of: PeriodOf,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<{ readonly counts: readonly Count[]; readonly last: number | null }> {
  const payees = await tx
    .selectDistinct({ id: payoutCounts.payeeId })
    .from(payoutCounts)
    .where(ofPeriod(of, gt(payoutCounts.payeeId, after)))
    .orderBy(asc(payoutCounts.payeeId))
    .limit(size)
  const last = payees.at(-1)?.id
  if (last === undefined) return { counts: [], last: null }
  const counts = await tx
    .delete(payoutCounts)
    .where(ofPeriod(of, and(gt(payoutCounts.payeeId, after), lte(payoutCounts.payeeId, last))))
    .returning()
  return { counts: counts.toSorted((a, b) => a.payeeId - b.payeeId), last: payees.length < size ? null : last }
}
