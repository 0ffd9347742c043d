import { eq } from 'drizzle-orm'
import { CannotCarryOut, type CaseEffects } from '../cases/case-effects.ts'
import type { Case } from '../cases/find-case.ts'
import { withdrawals } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { transitionWithdrawal, type WithdrawalTransition } from './transition-withdrawal.ts'
import type { Notifier } from '../../kernel/ports/index.ts'

async function move(tx: Database, ports: Notifier, { subject }: Case, step: WithdrawalTransition): Promise<void> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.orderNo, subject))
  if (!row || !(await transitionWithdrawal(tx, ports, row, step)))
    throw new CannotCarryOut(`the withdrawal ${subject} cannot be made ${step.to}`)
}

/**
 * A released withdrawal is approved; a refused one returns its
 * money, and the member reads that it was reviewed, not why.
 */
export const withdrawalCase: CaseEffects = {
  hold: (tx, subject) => tx.select().from(withdrawals).where(eq(withdrawals.orderNo, subject)).for('update'),
  release: (tx, { ports }, found, now) => move(tx, ports, found, { to: 'approved', by: 'operator', now }),
  refuse: (tx, { ports }, found, now) =>
    move(tx, ports, found, { to: 'refused', by: 'operator', reason: 'withdraw.reason.reviewed', now }),
}
