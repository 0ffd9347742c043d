import { and, asc, eq, lte, or } from 'drizzle-orm'
import { deposits, isAnyId } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'

/**
 * Ends deposits that were not paid in time, every minute, and bank transfers that the cashier did not find in a day,
 * the oldest first and some in each batch. One that was paid by another sum waits for the cashier. Money that comes later is booked all the same.
 */
export const expireDeposits: Job = {
  name: 'expire-deposits',
  every: 60_000,
  makeUp: 1,
  queue: 'money',
  givesWay: true,
  async batch(tx, _gateway, { until }, { size }) {
    const waiting = or(
      eq(deposits.status, 'pending'),
      and(eq(deposits.status, 'checking'), eq(deposits.method, 'transfer')),
    )
    const due = await tx
      .select({ id: deposits.id })
      .from(deposits)
      .where(and(waiting, lte(deposits.expiresAt, until)))
      .orderBy(asc(deposits.expiresAt), asc(deposits.id))
      .limit(size)
      .for('update')
    if (due.length > 0)
      await tx
        .update(deposits)
        .set({ status: 'expired', reason: 'deposit.reason.expired', settledAt: until })
        .where(
          isAnyId(
            deposits.id,
            due.map(({ id }) => id),
          ),
        )
    return due.length < size ? null : 'more'
  },
}
