import type { Job } from '../../kernel/jobs/job.ts'
import { inBatches } from './in-batches.ts'

/**
 * A job that works on one row or member a batch, and is killed at the end of that batch, before it is committed; once.
 */
export const killedIn = (job: Job | undefined, killed: number): Job => inBatches(job, 1, (batch) => batch === killed)
