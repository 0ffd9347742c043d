import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { CannotCarryOut } from '../../money/index.ts'
import type { Case, CaseEffects } from '../../money/index.ts'
import { payouts } from '../../kernel/db/index.ts'
import { lockSalaries } from './salaries-of-day.ts'
import { payWaiting } from './write-payouts.ts'

/**
 * The payouts of a case that wait: those with its id, or the one
 * that an older gateway opened it for, whose id is its subject.
 */
const waitsIn = ({ id, subject }: Pick<Case, 'id' | 'subject'>) =>
  and(
    eq(payouts.status, 'in-process'),
    or(eq(payouts.caseId, id), and(isNull(payouts.caseId), sql`${payouts.id}::text = ${subject}`)),
  )

/**
 * All salaries of the day that wait in the case are paid at once when it is released, and rejected when it is refused.
 */
export const salaryCase: CaseEffects = {
  hold: lockSalaries,
  async release(tx, _gateway, held, now) {
    const rows = await tx.select().from(payouts).where(waitsIn(held)).orderBy(payouts.id).for('update')
    if (rows.length === 0) throw new CannotCarryOut(`no payout waits in case ${held.id}: refuse it`)
    await payWaiting(tx, rows, now)
  },
  // A case whose payouts were all decided before is refused too: nothing else closes it.
  async refuse(tx, { ports }, held, now) {
    const refused = await tx
      .update(payouts)
      .set({ status: 'rejected', decidedAt: now })
      .where(waitsIn(held))
      .returning()
    if (refused.length === 0) return
    const { memberId, amount } = held
    await ports.notify(tx, { memberId, kind: 'salary.refused', values: { amount }, at: now })
  },
}
