import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'
import { jobRuns, rounds } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'

/** A job that pays for short periods, and how far it looks back after a stop, in milliseconds. */
export interface ShortPeriods {
  readonly job: string
  readonly length: number
  readonly grace: number
  readonly most: number
}

/**
 * The next period that a job has to pay for from `moment` on, null when there is none: of those since its last run, up
 * to the end of `period`, the first one in which anybody played. After a stop they are many, yet one run pays them all.
 */
export async function missedPeriod(
  tx: Database,
  { job, length, grace, most }: ShortPeriods,
  { from, until }: Period,
  moment: number,
): Promise<Period | null> {
  const [last] = await tx
    .select({ until: jobRuns.until })
    .from(jobRuns)
    .where(and(eq(jobRuns.job, job), lt(jobRuns.until, until + grace)))
    .orderBy(desc(jobRuns.until))
    .limit(1)
  const since = Math.max(last ? last.until - grace : from, until - most, moment)
  const [played] = await tx
    .select({ at: rounds.settledAt })
    .from(rounds)
    .where(and(gte(rounds.settledAt, since), lt(rounds.settledAt, until)))
    .orderBy(asc(rounds.settledAt))
    .limit(1)
  if (!played) return null
  const begins = Math.floor(played.at / length) * length
  return { from: begins, until: begins + length }
}
