import type { Database } from '../../kernel/db/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { wageringRequirementOf } from '../../money/index.ts'
import { giveReward, issueClaim, type NewClaim } from './claims.ts'

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

/** Issues a reward that its member has to claim by a certain time, once, and tells the member that it waits. */
export async function issueAndNotify(
  tx: Database,
  ports: Notifier,
  claim: NewClaim & { readonly expiresAt: number },
): Promise<void> {
  const { memberId, title, amount, terms, at, expiresAt: until } = claim
  if (!(await issueClaim(tx, claim))) return
  await ports.notify(tx, {
    memberId,
    kind: 'reward.waiting',
    values: { title, amount, wager: wageringRequirementOf(terms, amount), until },
    at,
  })
}
