import type { claimMilestone } from '@parlour/api-client/endpoints'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { present } from '../../kernel/objects/index.ts'
import { giveReward } from '../promotions/claims.ts'
import { takeReward } from '../promotions/take-reward.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { findMission } from './find-mission.ts'
import { milestoneClaim } from './milestones.ts'
import { missionTerms } from './mission-rules.ts'
import { reachedBy } from './standings.ts'

/**
 * Takes the reward of a milestone, once, while the mission is open; afterwards it waits in the reward centre.
 * @throws DomainError mission.unknown, mission.closed, mission.milestone.open, mission.milestone.claimed,
 * in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleClaimMilestone: Handler<typeof claimMilestone> = (call) => {
  const {
    request: { missionId, milestone },
    now,
  } = call
  return takeReward(call, { of: 'claimMilestone', body: { missionId, milestone } }, async (tx, memberId) => {
    const mission = await findMission(tx, missionId, now)
    const claim = milestoneClaim(mission, milestone, memberId, now)
    if (!claim) throw new DomainError('mission.unknown')
    if (mission.closedAt !== null) throw new DomainError('mission.closed')
    const { target } = present(mission.rule.milestones[milestone - 1], `milestone ${milestone} of mission ${missionId}`)
    if ((await reachedBy(tx, mission.rule, mission, memberId)) < target) throw new DomainError('mission.milestone.open')
    if (!(await giveReward(tx, claim))) throw new DomainError('mission.milestone.claimed')
    const { amount } = claim
    return {
      missionId,
      milestone,
      amount,
      terms: serializeTerms(missionTerms, { amount, from: now }),
    }
  })
}
