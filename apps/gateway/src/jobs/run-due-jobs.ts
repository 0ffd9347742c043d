import { desc, eq } from 'drizzle-orm'
import { afterConflicts } from '../db/conflicts.ts'
import { isLost } from '../db/database-failures.ts'
import type { Database } from '../db/open-database.ts'
import { jobRuns } from '../db/tables/index.ts'
import { takeTime } from '../db/time-limits.ts'
import type { Gateway } from '../gateway.ts'
import { errorFacts } from '../observe/error-facts.ts'
import { duePeriods, type Job, type Period } from './job.ts'

async function lastOf(db: Database, job: string): Promise<number | null> {
  const [row] = await db.select({ until: jobRuns.until }).from(jobRuns).where(eq(jobRuns.job, job)).orderBy(desc(jobRuns.until)).limit(1)
  return row?.until ?? null
}

/** Does one period of a job, unless another gateway has; the row of the period is what both compete for. */
async function runOnce(gateway: Gateway, job: Job, period: Period, now: number): Promise<boolean> {
  return afterConflicts(() => gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    await takeTime(tx)
    const mine = await tx.insert(jobRuns).values({ job: job.name, until: period.until, at: now }).onConflictDoNothing().returning()
    if (mine.length === 0) return false
    await job.run(tx, gateway, period)
    return true
  }))
}

/**
 * Does every period of every job that is due at `now`; a job that fails is logged and tried again at the next call. Without a
 * database none of them can be done: one line says so, and the others wait for the next call. Once `stopped` says so, none is begun.
 */
export async function runDueJobs(gateway: Gateway, jobs: readonly Job[], now: number, stopped: () => boolean = () => false): Promise<void> {
  for (const job of jobs) {
    let began = performance.now()
    const seconds = (): number => (performance.now() - began) / 1000
    if (stopped()) return
    try {
      for (const period of duePeriods(job, await lastOf(gateway.db, job.name), now)) {
        if (stopped()) return
        began = performance.now()
        if (await runOnce(gateway, job, period, now)) gateway.metrics.jobRan(job.name, 'done', seconds())
      }
    } catch (error) {
      if (isLost(error)) {
        gateway.log.warn({ job: job.name }, 'jobs wait for the database')
        return
      }
      gateway.metrics.jobRan(job.name, 'failed', seconds())
      gateway.log.error({ job: job.name, ...errorFacts(error) }, 'job failed')
    }
  }
}
