import { inArray, sql } from 'drizzle-orm'
import { archives } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { periodOf, type AskedTime } from '../lists/period.ts'

/**
 * From when on rounds and transfers are in the database, in milliseconds
 * since 1970: the end of the newest month that is in files.
 */
export async function storedFrom(db: Database): Promise<number> {
  const [row] = await db
    .select({ from: sql<number>`coalesce(max(${archives.until}), 0)`.mapWith(Number) })
    .from(archives)
    .where(inArray(archives.state, ['deleting', 'done']))
  return row?.from ?? 0
}

/**
 * Refuses what could be answered in part only. What is compared
 * with the time before it reads `before` milliseconds more.
 * @throws DomainError records.period.archived with the first moment that can be asked for
 */
export async function refuseArchived(db: Database, from: number, before = 0): Promise<void> {
  const kept = await storedFrom(db)
  if (from - before < kept) throw new DomainError('records.period.archived', { value: { from: kept + before } })
}

/**
 * The period that rounds or transfers are asked for.
 * @throws DomainError records.period.invalid, records.period.archived
 */
export async function storedPeriodOf(
  { gateway: { db }, request, now }: Pick<Call<AskedTime>, 'gateway' | 'request' | 'now'>,
  usualDays?: number,
): Promise<Period> {
  const period = periodOf(request, now, usualDays)
  await refuseArchived(db, period.from)
  return period
}
