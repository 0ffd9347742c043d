import { desc, eq, ne, sql } from 'drizzle-orm'
import { archives } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { monthText, startOfMonth } from '../../kernel/jobs/index.ts'

/** A month on its way to the archive. */
export type ArchivedMonth = typeof archives.$inferSelect

type Row = { readonly at: string | number | null }

/**
 * Any moment of the month that comes next: after the last archived
 * one, else that of the oldest row; null when there is no row.
 */
async function nextMonth(tx: Database): Promise<number | null> {
  const [last] = await tx.select({ until: archives.until }).from(archives).orderBy(desc(archives.until)).limit(1)
  if (last) return last.until
  const { rows } = await tx.execute<Row>(
    sql`select least((select min(settled_at) from rounds), (select min(at) from transfers)) as at`,
  )
  const at = rows[0]?.at ?? null
  return at === null ? null : Number(at)
}

/**
 * The month that is under way, or else the oldest one that ended `afterMonths` before this month began, held until the
 * transaction `tx` ends; null when there is none. Months follow one another without a gap.
 */
export async function lockMonth(
  tx: Database,
  { afterMonths, now }: { readonly afterMonths: number; readonly now: number },
): Promise<ArchivedMonth | null> {
  const [open] = await tx.select().from(archives).where(ne(archives.state, 'done')).for('update')
  if (open) return open
  const at = await nextMonth(tx)
  if (at === null || startOfMonth(at, 1) > startOfMonth(now, -afterMonths)) return null
  const month = monthText(at)
  await tx
    .insert(archives)
    .values({ month, until: startOfMonth(at, 1), state: 'bonuses', startedAt: now })
    .onConflictDoNothing()
  const [begun] = await tx.select().from(archives).where(eq(archives.month, month)).for('update')
  return begun?.state === 'done' ? null : (begun ?? null)
}
