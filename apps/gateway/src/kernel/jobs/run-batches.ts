import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { afterConflicts, codeOf } from '../db/conflicts.ts'
import type { Database } from '../db/open-database.ts'
import { jobDrafts, jobProgress, jobRuns, payoutCounts, payoutDrafts } from '../db/tables/index.ts'
import { takeBatchTime } from '../db/time-limits.ts'
import type { Gateway } from '../config/gateway.ts'
import { isDone } from './is-done.ts'
import { NotYet, type Job, type Period } from './job.ts'

const firstSize = 200
const leastSize = 5
const mostSize = 2_000
/** A batch that took longer makes the next one half as large, one that took less than a third of it twice as large. */
const longMs = 900
/** What took longer in one transaction is rolled back and done again in smaller ones: its locks kept others waiting. */
const mostMs = 2_000
const statementCancelled = '57014'
/** Another gateway has been at a batch of the same period for longer than one waits for a lock. */
const lockNotAvailable = '55P03'

/** A batch that held its rows for too long: nothing of it is booked. */
class BatchTooLong extends Error {
  override readonly name = 'BatchTooLong'
}

/**
 * Deletes cursors, counts and drafts of older periods that were
 * broken off: once a later one is done, they are not taken up again.
 */
async function leaveOld(tx: Database, { job, until }: { readonly job: string; readonly until: number }): Promise<void> {
  await tx.delete(jobProgress).where(and(eq(jobProgress.job, job), lt(jobProgress.until, until)))
  await tx.delete(jobDrafts).where(and(eq(jobDrafts.job, job), lte(jobDrafts.until, until)))
  for (const parts of [payoutCounts, payoutDrafts])
    await tx.delete(parts).where(and(eq(parts.job, job), lt(parts.until, until)))
}

/**
 * Does the next batch of a period. The row of `job_progress` is held until the transaction ends, so batches of all
 * gateways come one after the other, and its cursor moves on with the work. Whether the period is done is asked after
 * the row is held: another gateway may just have removed it with its last batch.
 * @returns whether there is more to do, or the period is done by this batch or was before
 */
async function nextBatch(
  gateway: Gateway,
  job: Job,
  period: Period,
  { size, now }: { size: number; now: number },
): Promise<'more' | 'done' | 'was-done'> {
  const key = { job: job.name, until: period.until }
  const mine = and(eq(jobProgress.job, key.job), eq(jobProgress.until, key.until))
  return gateway.db.transaction(async (tx) => {
    await takeBatchTime(tx)
    await tx
      .insert(jobProgress)
      .values({ ...key, at: now })
      .onConflictDoNothing()
    const [held] = await tx.select().from(jobProgress).where(mine).for('update')
    if (!held || (await isDone(tx, key.job, key.until))) {
      await tx.delete(jobProgress).where(mine)
      return 'was-done'
    }
    const began = performance.now()
    const cursor = await job.batch(tx, gateway, period, { cursor: held.cursor, size })
    if (size > leastSize && performance.now() - began > mostMs) throw new BatchTooLong(job.name)
    if (cursor !== null) {
      await tx
        .update(jobProgress)
        .set({ cursor, batches: sql`${jobProgress.batches} + 1`, at: now })
        .where(mine)
      return 'more'
    }
    await tx.insert(jobRuns).values({ ...key, at: now })
    await tx.delete(jobProgress).where(mine)
    await leaveOld(tx, key)
    return 'done'
  })
}

/** The time of the look, in milliseconds since 1970, and whether the gateway is leaving. */
export interface BatchesLook {
  readonly now: number
  readonly stopped: () => boolean
}

/**
 * Does what is left of one period of a job, batch by batch, and sizes the batches by how long they take. What is left
 * when the gateway leaves is done by another one, or by the next start; so is a batch whose rows another one holds.
 * @returns whether the period was done here, was done before, or has something left
 */
export async function runBatches(
  gateway: Gateway,
  job: Job,
  period: Period,
  { now, stopped }: BatchesLook,
): Promise<'done' | 'was-done' | 'left'> {
  const { most = mostSize } = job
  let size = Math.min(firstSize, most)
  while (!stopped()) {
    const began = performance.now()
    try {
      const of = size
      const outcome = await afterConflicts(() => nextBatch(gateway, job, period, { size: of, now }))
      if (outcome !== 'more') return outcome
      if (job.givesWay && gateway.clock.now() >= period.until + job.every) return 'left'
    } catch (error) {
      if (codeOf(error) === lockNotAvailable || error instanceof NotYet) return 'left'
      const isTooLong = error instanceof BatchTooLong || codeOf(error) === statementCancelled
      if (!isTooLong || size === leastSize) throw error
    }
    const took = performance.now() - began
    if (took > longMs) size = Math.max(leastSize, Math.floor(size / 2))
    else if (took < longMs / 3) size = Math.min(most, size * 2)
  }
  return 'left'
}
