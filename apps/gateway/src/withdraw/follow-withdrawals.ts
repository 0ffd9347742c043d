import { and, eq, lte, or } from 'drizzle-orm'
import { withdrawals, type WithdrawalStage } from '../db/tables/index.ts'
import type { Job } from '../jobs/job.ts'
import { lockWallets } from '../ledger/accounts.ts'
import { moveStage, type Step } from './move-stage.ts'

const everyMs = 60_000

const steps: Partial<Readonly<Record<WithdrawalStage, Pick<Step, 'to' | 'reason'>>>> = {
  paid: { to: 'received', reason: 'withdraw.reason.counted' },
  paying: { to: 'paid' },
  submitted: { to: 'checking' },
}

/**
 * Moves withdrawals that the clock moves, every minute: the cashier's desk takes up what was submitted a minute ago, the
 * bank has carried out what was sent to it a minute ago, and what was paid counts as received when its minutes are over.
 * All of them are held before any of their wallets, as a member's call does it.
 */
export const followWithdrawals: Job = {
  name: 'follow-withdrawals',
  every: everyMs,
  makeUp: 1,
  queue: 'money',
  async run(tx, _gateway, { until }) {
    const waited = (stage: WithdrawalStage) => and(eq(withdrawals.stage, stage), lte(withdrawals.stageAt, until - everyMs))
    const due = await tx
      .select()
      .from(withdrawals)
      .where(or(and(eq(withdrawals.stage, 'paid'), lte(withdrawals.countsAt, until)), waited('paying'), waited('submitted')))
      .orderBy(withdrawals.memberId, withdrawals.id)
      .for('update')
    await lockWallets(tx, due.map(({ memberId }) => memberId))
    for (const withdrawal of due) {
      const step = steps[withdrawal.stage]
      if (step) await moveStage(tx, withdrawal, { ...step, by: 'clock', now: until })
    }
  },
}
