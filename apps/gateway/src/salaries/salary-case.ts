import { eq } from 'drizzle-orm'
import { CannotCarryOut, type CaseEffects } from '../cases/case-effects.ts'
import type { Case } from '../cases/find-case.ts'
import type { Database } from '../db/open-database.ts'
import { payouts } from '../db/tables/index.ts'
import { tell } from '../support/tell-member.ts'
import { decidePayout } from './decide-payout.ts'

async function decide(tx: Database, { subject }: Case, approve: boolean, now: number): Promise<void> {
  const became = await decidePayout(tx, { id: Number(subject), approve, now })
  if (became !== (approve ? 'approved' : 'rejected')) throw new CannotCarryOut(`the payout ${subject} is ${became}`)
}

/** A released salary is paid at once, a refused one is rejected. */
export const salaryCase: CaseEffects = {
  hold: (tx, subject) => tx.select().from(payouts).where(eq(payouts.id, Number(subject))).for('update'),
  release: (tx, _gateway, found, now) => decide(tx, found, true, now),
  async refuse(tx, _gateway, found, now) {
    await decide(tx, found, false, now)
    await tell(tx, { memberId: found.memberId, kind: 'salary.refused', values: { amount: found.amount }, at: now })
  },
}
