import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { jobRuns, rounds } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'

/** A job that settles short periods, and how far it looks back after a stop, in milliseconds. */
export interface ShortPeriods {
  readonly job: string
  readonly length: number
  readonly grace: number
  readonly most: number
}

/**
 * The periods that a job has to settle now, oldest first: those since its last run in which anybody played, up to the
 * end of `period`. After a stop they are many, yet one run settles them.
 */
export async function missedPeriods(
  tx: Database,
  { job, length, grace, most }: ShortPeriods,
  { from, until }: Period,
): Promise<Period[]> {
  const [last] = await tx
    .select({ until: jobRuns.until })
    .from(jobRuns)
    .where(and(eq(jobRuns.job, job), lt(jobRuns.until, until + grace)))
    .orderBy(desc(jobRuns.until))
    .limit(1)
  const since = Math.max(last ? last.until - grace : from, until - most)
  const bucket = sql<number>`${rounds.settledAt} / ${sql.raw(String(length))}`.mapWith(Number)
  const played = await tx
    .selectDistinct({ bucket })
    .from(rounds)
    .where(and(gte(rounds.settledAt, since), lt(rounds.settledAt, until)))
    .orderBy(bucket)
  return played.map((row) => ({ from: row.bucket * length, until: (row.bucket + 1) * length }))
}
