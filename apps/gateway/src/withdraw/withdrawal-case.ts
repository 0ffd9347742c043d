import { eq } from 'drizzle-orm'
import { CannotCarryOut, type CaseEffects } from '../cases/case-effects.ts'
import type { Case } from '../cases/find-case.ts'
import type { Database } from '../db/open-database.ts'
import { withdrawals } from '../db/tables/index.ts'
import { moveStage, type Step } from './move-stage.ts'

async function move(tx: Database, { subject }: Case, step: Step): Promise<void> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.orderNo, subject))
  if (!row || !(await moveStage(tx, row, step))) throw new CannotCarryOut(`the withdrawal ${subject} cannot be made ${step.to}`)
}

/** A released withdrawal is approved; a refused one returns its money, and the member reads that it was reviewed, not why. */
export const withdrawalCase: CaseEffects = {
  hold: (tx, subject) => tx.select().from(withdrawals).where(eq(withdrawals.orderNo, subject)).for('update'),
  release: (tx, _gateway, found, now) => move(tx, found, { to: 'approved', by: 'operator', now }),
  refuse: (tx, _gateway, found, now) => move(tx, found, { to: 'refused', by: 'operator', reason: 'withdraw.reason.reviewed', now }),
}
