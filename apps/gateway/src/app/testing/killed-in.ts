import type { BatchedJob, Job } from '../../kernel/jobs/job.ts'

/**
 * A job that works on one row or member a batch, and is killed at the end of that batch, before it is committed; once.
 */
export function killedIn(job: Job | undefined, killed: number): BatchedJob {
  if (!job || !('batch' in job)) throw new Error(`${job?.name} has no batches`)
  let batches = 0
  return {
    ...job,
    async batch(tx, gateway, period, step) {
      const cursor = await job.batch(tx, gateway, period, { ...step, size: 1 })
      if (++batches === killed) throw new Error('killed')
      return cursor
    },
  }
}
