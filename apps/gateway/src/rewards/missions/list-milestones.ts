import type { listMissionMilestones } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { realMemberOf } from '../../identity/index.ts'
import { findMission } from './find-mission.ts'
import { milestonesTaken, milestoneStatus } from './milestones.ts'
import { missionTerms } from './mission-rules.ts'
import { reachedBy } from './standings.ts'

/** The milestones of a mission and how this member stands. @throws DomainError mission.unknown, in_need_true_account */
export const handleListMissionMilestones: Handler<typeof listMissionMilestones> = async (call) => {
  const {
    gateway: { db },
    request: { missionId },
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const mission = await findMission(db, missionId, now)
  const { rule } = mission
  const reached = await reachedBy(db, rule, mission, memberId)
  const taken = await milestonesTaken(db, missionId, memberId)
  return rule.milestones.map(({ target, amount }, at) => ({
    milestone: at + 1,
    measure: rule.measure,
    targetValue: target,
    reachedValue: Math.min(reached, target),
    amount,
    status: milestoneStatus(mission, taken.get(at + 1), reached >= target),
    terms: serializeTerms(missionTerms, { amount }),
  }))
}
