import { agentDaysJob } from '../src/agents/index.ts'
import { jobs } from '../src/app/jobs/jobs.ts'
import type { Database } from '../src/kernel/db/open-database.ts'
import { jobRuns } from '../src/kernel/db/tables/index.ts'
import { duePeriods } from '../src/kernel/jobs/job.ts'

/**
 * Writes down that every job is through with its newest period at `now` (milliseconds since 1970). What the jobs of a
 * night make is in the database of a bench already; they would work on 100,000 members for a quarter of an hour. The days of teams
 * are left to the gateway: it adds them up in half a minute.
 */
export async function endJobs(db: Database, now: number): Promise<void> {
  const done = jobs
    .filter(({ name }) => name !== agentDaysJob.name)
    .flatMap((job) =>
      duePeriods({ ...job, makeUp: 1 }, null, now).map(({ until }) => ({ job: job.name, until, at: now })),
    )
  await db.insert(jobRuns).values(done).onConflictDoNothing()
}
