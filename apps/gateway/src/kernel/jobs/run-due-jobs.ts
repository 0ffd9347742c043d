import { desc, eq } from 'drizzle-orm'
import { isLost } from '../db/database-failures.ts'
import type { Database } from '../db/open-database.ts'
import { jobRuns } from '../db/tables/index.ts'
import type { Gateway } from '../config/gateway.ts'
import { errorFacts } from '../observe/error-facts.ts'
import { backOff, type BackOff } from './back-off.ts'
import { duePeriods, type Job } from './job.ts'
import { runBatches } from './run-batches.ts'

async function lastOf(db: Database, job: string): Promise<number | null> {
  const [row] = await db
    .select({ until: jobRuns.until })
    .from(jobRuns)
    .where(eq(jobRuns.job, job))
    .orderBy(desc(jobRuns.until))
    .limit(1)
  return row?.until ?? null
}

/** How a look at the jobs goes. */
export interface Look {
  /** Which jobs failed in the looks before. */
  readonly failures?: BackOff
  /** Whether the gateway is leaving: then no other period or batch is begun. */
  readonly stopped?: () => boolean
}

/**
 * Does every period of every job that is due at `now`, the jobs one after the other. A job
 * that fails is logged with its cause and left alone until `failures` lets it be tried again;
 * the jobs after it run. Without a database none can run: one line is logged, and the others
 * wait for the next run. Once `stopped` returns true, no other period or batch starts.
 */
export async function runDueJobs(
  gateway: Gateway,
  jobs: readonly Job[],
  now: number,
  { failures = backOff(), stopped = () => false }: Look = {},
): Promise<void> {
  for (const job of jobs) {
    if (stopped()) return
    if (job.isMine?.(gateway) === false || !failures.mayRun(job.name, now)) continue
    let began = performance.now()
    const seconds = (): number => (performance.now() - began) / 1000
    try {
      for (const period of duePeriods(job, await lastOf(gateway.db, job.name), now)) {
        if (stopped()) return
        // A gateway without calls has not looked whether the operator has published something.
        await gateway.state.at(now)
        began = performance.now()
        const outcome = await runBatches(gateway, job, period, { now, stopped })
        if (outcome === 'done') gateway.metrics.jobRan(job.name, 'done', seconds())
        // The end of a later period deletes the cursors of older
        // ones, and dividends carry the losses of the period before.
        if (outcome === 'left') break
      }
      failures.succeeded(job.name)
    } catch (error) {
      if (isLost(error)) {
        gateway.log.warn({ job: job.name }, 'jobs wait for the database')
        return
      }
      gateway.metrics.jobRan(job.name, 'failed', seconds())
      gateway.log.error({ job: job.name, ...failures.failed(job.name, now), ...errorFacts(error) }, 'job failed')
    }
  }
}
