import type { Database } from '../../kernel/db/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { wageringRequirementOf } from '../../money/index.ts'
import { giveReward, type NewClaim } from './claims.ts'

/** Gives a reward of more than nothing that a job has worked out, once, and tells the member. */
export async function giveAndNotify(tx: Database, ports: Notifier, claim: NewClaim): Promise<void> {
  const { memberId, title, amount, terms, at } = claim
  if (amount <= 0 || !(await giveReward(tx, claim))) return
  await ports.notify(tx, {
    memberId,
    kind: 'bonus.credited',
    values: { title, amount, wager: wageringRequirementOf(terms, amount) },
    at,
  })
}
