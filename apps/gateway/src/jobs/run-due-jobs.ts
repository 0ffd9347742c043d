import { desc, eq } from 'drizzle-orm'
import { afterConflicts, codeOf } from '../db/conflicts.ts'
import type { Database } from '../db/open-database.ts'
import { jobRuns } from '../db/tables/index.ts'
import { takeTime } from '../db/time-limits.ts'
import type { Gateway } from '../gateway.ts'
import { backOff, type BackOff } from './back-off.ts'
import { duePeriods, type Job, type Period, type WholeJob } from './job.ts'
import { runBatches } from './run-batches.ts'

async function lastOf(db: Database, job: string): Promise<number | null> {
  const [row] = await db.select({ until: jobRuns.until }).from(jobRuns).where(eq(jobRuns.job, job)).orderBy(desc(jobRuns.until)).limit(1)
  return row?.until ?? null
}

/** Does one period of a job, unless another gateway has; the row of the period is what both compete for. */
async function runOnce(gateway: Gateway, job: WholeJob, period: Period, now: number): Promise<boolean> {
  return afterConflicts(() => gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    await takeTime(tx)
    const mine = await tx.insert(jobRuns).values({ job: job.name, until: period.until, at: now }).onConflictDoNothing().returning()
    if (mine.length === 0) return false
    await job.run(tx, gateway, period)
    return true
  }))
}

/** Why a job failed, as one line: what the database said and its code, not the statement that was sent. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = codeOf(error)
  return `${cause instanceof Error ? cause.message : String(cause)}${code === null ? '' : ` (${code})`}`
}

/**
 * Does every period of every job that is due at `now`, the jobs one after the other. A job that fails is logged with its cause
 * and left alone until `failures` lets it be tried again; the jobs after it run.
 */
export async function runDueJobs(gateway: Gateway, jobs: readonly Job[], now: number, failures: BackOff = backOff()): Promise<void> {
  for (const job of jobs) {
    if (!failures.mayRun(job.name, now)) continue
    try {
      for (const period of duePeriods(job, await lastOf(gateway.db, job.name), now))
        await ('batch' in job ? runBatches(gateway, job, period, now) : runOnce(gateway, job, period, now))
      failures.succeeded(job.name)
    } catch (error) {
      const { tries, waitMs } = failures.failed(job.name, now)
      gateway.log(`error job ${job.name}: ${causeOf(error)}; failed ${tries} times in a row, next try in ${waitMs / 1000} s`)
    }
  }
}
