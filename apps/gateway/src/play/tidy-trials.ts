import { and, isNotNull, lte } from 'drizzle-orm'
import { gameSessions } from '../db/tables/index.ts'
import type { Job } from '../jobs/job.ts'
import { trialMs } from './trial.ts'

const hour = 3_600_000

/** Every hour: forgets the trials that are over. */
export const tidyTrials: Job = {
  name: 'trials',
  every: hour,
  makeUp: 1,
  async run(tx, _gateway, { until }) {
    await tx.delete(gameSessions).where(and(isNotNull(gameSessions.funBalance), lte(gameSessions.createdAt, until - trialMs)))
  },
}
