import type { Database, PromotionTerms } from '../../kernel/db/index.ts'
import type { MessageKind, Notifier } from '../../kernel/ports/index.ts'
import { stakeUntil, wageringRequirementOf } from '../../money/index.ts'
import { giveReward, issueClaim, type NewClaim } from './claims.ts'

/** What has to be done before money of these terms may be withdrawn; money for play alone never may. */
type Condition = 'free' | 'stake' | 'playOnly' | 'locked'

const conditionOf = ({ multiple, playOnly, locked }: PromotionTerms): Condition => {
  if (playOnly) return 'playOnly'
  if (multiple === 0) return 'free'
  return locked ? 'locked' : 'stake'
}

const credited = {
  free: 'bonus.creditedFree',
  stake: 'bonus.credited',
  playOnly: 'bonus.creditedPlayOnly',
  locked: 'bonus.promised',
} as const satisfies Record<Condition, MessageKind>

const waiting = {
  free: 'reward.waitingFree',
  stake: 'reward.waiting',
  playOnly: 'reward.waitingPlayOnly',
  locked: 'reward.waitingLocked',
} as const satisfies Record<Condition, MessageKind>

/** Gives a reward of more than nothing that a job has worked out, once, and tells the member. */
export async function giveAndNotify(tx: Database, ports: Notifier, claim: NewClaim): Promise<void> {
  const { memberId, title, amount, terms, at } = claim
  if (amount <= 0 || !(await giveReward(tx, claim))) return
  await ports.notify(tx, {
    memberId,
    kind: credited[conditionOf(terms)],
    values: { title, amount, wager: wageringRequirementOf(terms, amount), until: stakeUntil(terms, at) },
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
    kind: waiting[conditionOf(terms)],
    values: { title, amount, wager: wageringRequirementOf(terms, amount), until },
    at,
  })
}
