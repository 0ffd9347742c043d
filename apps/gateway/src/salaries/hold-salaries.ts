import { eq } from 'drizzle-orm'
import { openCase } from '../cases/open-case.ts'
import { readLimits } from '../cases/review-limits.ts'
import { salaryReason } from '../cases/salary-rule.ts'
import type { Database } from '../db/open-database.ts'
import { payouts } from '../db/tables/index.ts'
import { tell } from '../support/tell-member.ts'

type PayoutRow = typeof payouts.$inferSelect

const salaries = ['daily-salary', 'hourly-salary', 'realtime-salary']

/** What a payment pays together: all categories of one kind, member and period. */
const groupOf = ({ kind, memberId, until }: PayoutRow): string => `${kind} ${memberId} ${until}`

/**
 * Takes the salaries above the sum that needs a person's word out of what is paid by the clock, inside the transaction `tx` that has
 * just written these payouts: opens a case for each and tells the agent. Answers the ids of those that wait.
 */
export async function holdSalaries(tx: Database, written: readonly PayoutRow[]): Promise<ReadonlySet<number>> {
  const own = written.filter(({ kind, amount }) => salaries.includes(kind) && amount > 0)
  if (own.length === 0) return new Set()
  const limit = (await readLimits(tx))['salary.sum']
  const sums = new Map<string, number>()
  for (const row of own) sums.set(groupOf(row), (sums.get(groupOf(row)) ?? 0) + row.amount)
  const held = new Set<number>()
  for (const row of own) {
    const reason = salaryReason({ sum: sums.get(groupOf(row)) ?? 0, turnover: row.turnover, rateType: row.rateType, rate: row.rate }, limit)
    if (!reason) continue
    held.add(row.id)
    await tx.update(payouts).set({ status: 'in-process', transferId: null, decidedAt: null }).where(eq(payouts.id, row.id))
    const { memberId, amount, createdAt: at } = row
    await openCase(tx, { kind: 'salary', subject: String(row.id), memberId, amount, reasons: [reason], at })
    await tell(tx, { memberId, kind: 'salary.reviewed', values: { amount }, at })
  }
  return held
}
