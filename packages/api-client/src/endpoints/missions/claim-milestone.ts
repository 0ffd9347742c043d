import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { id } from '../../schemas/id.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { smallNumber } from '../../schemas/whole-number.ts'

/**
 * Takes the reward of a milestone that is reached, once. The amount in minor units. Codes: mission.unknown,
 * mission.closed, mission.milestone.open, mission.milestone.claimed, in_need_true_account, TOO_MANY_REQUESTS. Not in
 * the contract: 3.8 lists milestones and has no call to take them.
 */
export const claimMilestone = defineEndpoint({
  name: 'claimMilestone',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMissionMilestone',
  moduleId: 'MISSIONLB3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    missionId: sentId,
    milestone: v.pipe(smallNumber, v.minValue(1)),
  }),
  response: v.object({
    missionId: id,
    milestone: v.number(),
    amount: bonusAmount,
    terms: v.nullish(bonusTerms, null),
  }),
})
