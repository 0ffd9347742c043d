import { sql } from 'drizzle-orm'
import { textArray } from '../db/any-of.ts'
import type { Gateway } from '../config/gateway.ts'
import type { Job } from '../jobs/job.ts'

type Row = { readonly job: string; readonly until: string | number }

/** When the newest done period of each job ended, in milliseconds since 1970; a job that never ran is left out. */
async function newestPeriods({ db }: Pick<Gateway, 'db'>, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<Row>(sql`
    select asked.job, done.until from unnest(${textArray(names)}) as asked(job)
    cross join lateral (select until from job_runs where job_runs.job = asked.job order by until desc limit 1) as done`)
  return new Map(rows.map(({ job, until }) => [job, Number(until)]))
}

/** Adds how old the newest done period of each job of this gateway is, and how late its next one, to the metrics. */
export function watchJobs(gateway: Gateway, all: readonly Job[]): void {
  const jobs = all.filter(({ isMine }) => isMine?.(gateway) !== false)
  const names = jobs.map(({ name }) => name)
  const each = async (value: (job: Job, until: number, now: number) => number): Promise<Record<string, number>> => {
    const newest = await newestPeriods(gateway, names)
    const now = gateway.clock.now()
    return Object.fromEntries(
      jobs.flatMap((job) => {
        const until = newest.get(job.name)
        return until === undefined ? [] : [[job.name, value(job, until, now)]]
      }),
    )
  }
  gateway.metrics.watch({
    name: 'parlour_job_age_seconds',
    help: 'Time since the end of the newest done period of a job',
    label: 'job',
    read: () => each((_, until, now) => (now - until) / 1000),
  })
  gateway.metrics.watch({
    name: 'parlour_job_late_seconds',
    help: 'Time since the next period of a job was due; 0 when none is',
    label: 'job',
    read: () => each(({ every }, until, now) => Math.max(0, now - until - every) / 1000),
  })
}
