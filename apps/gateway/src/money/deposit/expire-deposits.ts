import { and, eq, lte, or } from 'drizzle-orm'
import { deposits } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'

/**
 * Ends deposits that were not paid in time, every minute, and bank transfers that the cashier did not find in a day.
 * One that was paid by another sum waits for the cashier. Money that comes later is booked all the same.
 */
export const expireDeposits: Job = {
  name: 'expire-deposits',
  every: 60_000,
  makeUp: 1,
  queue: 'money',
  async run(tx, _gateway, { until }) {
    const waiting = or(
      eq(deposits.status, 'pending'),
      and(eq(deposits.status, 'checking'), eq(deposits.method, 'transfer')),
    )
    await tx
      .update(deposits)
      .set({ status: 'expired', reason: 'deposit.reason.expired', settledAt: until })
      .where(and(waiting, lte(deposits.expiresAt, until)))
  },
}
