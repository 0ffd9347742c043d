import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { jobDrafts } from '../db/tables/index.ts'
import type { PeriodOf } from './job.ts'

/**
 * Keeps gateways before migration 0035 from a period that this batch begins: they would take its cursor for one of
 * theirs, find no drafts and end the period with nothing paid. They fail over a draft that they cannot read instead,
 * and leave the period to this version. Drafts of theirs for the same period go: all of it is counted again.
 */
export async function keepOlderOut(tx: Database, { job, until }: PeriodOf): Promise<void> {
  await tx.delete(jobDrafts).where(and(eq(jobDrafts.job, job), eq(jobDrafts.until, until)))
  await tx.insert(jobDrafts).values({ job, until, place: 0, draft: [null] })
}
