import { and, asc, eq, lte, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { withdrawals } from '../../kernel/db/index.ts'
import type { Database, WithdrawalStatus } from '../../kernel/db/index.ts'
import type { BatchStep, Job } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { transitionWithdrawal, type WithdrawalTransition } from './transition-withdrawal.ts'

const everyMs = 60_000

const steps: Partial<Readonly<Record<WithdrawalStatus, Pick<WithdrawalTransition, 'to' | 'reason'>>>> = {
  paid: { to: 'received', reason: 'withdraw.reason.counted' },
  paying: { to: 'paid' },
  submitted: { to: 'checking' },
}

/** The last withdrawal that was looked at, in the order of members and ids. */
const cursorForm = v.nullable(v.object({ memberId: v.number(), id: v.string() }))
type FollowCursor = v.InferOutput<typeof cursorForm>

/** The next withdrawals that the clock moves, held until the transaction ends. */
function dueWithdrawals(tx: Database, until: number, { cursor, size }: BatchStep) {
  const waited = (stage: WithdrawalStatus) =>
    and(eq(withdrawals.stage, stage), lte(withdrawals.statusAt, until - everyMs))
  const last = v.parse(cursorForm, cursor)
  const later = last
    ? sql`(${withdrawals.memberId}, ${withdrawals.id}) > (${last.memberId}::bigint, ${last.id}::uuid)`
    : undefined
  return tx
    .select()
    .from(withdrawals)
    .where(
      and(
        later,
        or(and(eq(withdrawals.stage, 'paid'), lte(withdrawals.countsAt, until)), waited('paying'), waited('submitted')),
      ),
    )
    .orderBy(asc(withdrawals.memberId), asc(withdrawals.id))
    .limit(size)
    .for('update')
}

/**
 * Moves withdrawals that the clock moves, every minute: the cashier's desk takes
 * up what was submitted a minute ago, the bank has carried out what was sent to it
 * a minute ago, and what was paid counts as received when its minutes are over.
 * Those of a batch are held before any of their wallets, as a member's call does it.
 */
export const advanceWithdrawals: Job = {
  name: 'follow-withdrawals',
  every: everyMs,
  makeUp: 1,
  queue: 'money',
  async batch(tx, { ports }, { until }, step) {
    const due = await dueWithdrawals(tx, until, step)
    if (due.length > 0)
      await lockWallets(
        tx,
        due.map(({ memberId }) => memberId),
      )
    for (const withdrawal of due) {
      const next = steps[withdrawal.stage]
      if (next) await transitionWithdrawal(tx, ports, withdrawal, { ...next, by: 'clock', now: until })
    }
    const last = due.at(-1)
    return last && due.length === step.size ? ({ memberId: last.memberId, id: last.id } satisfies FollowCursor) : null
  },
}
