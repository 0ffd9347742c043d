import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { withdrawals } from '../db/tables/index.ts'
import type { Job } from '../jobs/job.ts'
import { moveStage, type Step } from './move-stage.ts'

const everyMs = 60_000

async function moveAll(tx: Database, found: ReturnType<typeof and>, step: Step): Promise<void> {
  const due = await tx.select().from(withdrawals).where(found).orderBy(withdrawals.memberId, withdrawals.id).for('update')
  for (const withdrawal of due) await moveStage(tx, withdrawal, step)
}

/**
 * Moves withdrawals that the clock moves, every minute: the cashier's desk takes up what was submitted a minute ago, the
 * bank has carried out what was sent to it a minute ago, and what was paid counts as received when its minutes are over.
 */
export const followWithdrawals: Job = {
  name: 'follow-withdrawals',
  every: everyMs,
  makeUp: 1,
  async run(tx, _gateway, { until }) {
    const by = 'clock' as const
    await moveAll(tx, and(eq(withdrawals.stage, 'paid'), lte(withdrawals.countsAt, until)), {
      to: 'received', by, reason: 'withdraw.reason.counted', now: until,
    })
    await moveAll(tx, and(eq(withdrawals.stage, 'paying'), lte(withdrawals.stageAt, until - everyMs)), { to: 'paid', by, now: until })
    await moveAll(tx, and(eq(withdrawals.stage, 'submitted'), lte(withdrawals.stageAt, until - everyMs)), { to: 'checking', by, now: until })
  },
}
