import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { archives } from '../db/tables/index.ts'
import type { Call } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import type { Period } from '../jobs/job.ts'
import { periodOf, type AskedTime } from './period.ts'

/** From when on rounds and movements are in the database, in milliseconds since 1970: the end of the newest month that is in files. */
export async function keptFrom(db: Database): Promise<number> {
  const [row] = await db.select({ from: sql<number>`coalesce(max(${archives.until}), 0)`.mapWith(Number) }).from(archives)
    .where(inArray(archives.state, ['deleting', 'done']))
  return row?.from ?? 0
}

/**
 * Refuses what could be answered in part only. What is compared with the time before it reads `before` milliseconds more.
 * @throws DomainError records.period.archived with the first moment that can be asked for
 */
export async function refuseArchived(db: Database, from: number, before = 0): Promise<void> {
  const kept = await keptFrom(db)
  if (from - before < kept) throw new DomainError('records.period.archived', { status: 400, value: { from: kept + before } })
}

/** The period that rounds or movements are asked for. @throws DomainError records.period.invalid, records.period.archived */
export async function keptPeriodOf({ gateway: { db }, request, now }: Pick<Call<AskedTime>, 'gateway' | 'request' | 'now'>, usualDays?: number): Promise<Period> {
  const period = periodOf(request, now, usualDays)
  await refuseArchived(db, period.from)
  return period
}
