import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { dependentAmounts } from '../../schemas/dependent-amounts.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { boundedNumber } from '../../schemas/whole-number.ts'
import { measure, measuredAmounts } from './measure.ts'

const amountsOf = measuredAmounts(['targetValue', 'reachedValue'])

const milestone = dependentAmounts(
  v.object({
    /** Its place in the mission, from 1. */
    milestone: v.number(),
    measure,
    targetValue: boundedNumber,
    reachedValue: v.nullish(boundedNumber, 0),
    /** What is given for it, in minor units. */
    amount: bonusAmount,
    /**
     * `open`, `claim` once it is reached, `claimed`, `issued` when it waits in the reward centre, or `close` when the
     * mission ended before.
     */
    status: v.string(),
    terms: v.nullish(bonusTerms, null),
  }),
  amountsOf,
)

/** A milestone of a mission; its values are sums in minor units, or rounds. */
export type Milestone = v.InferOutput<typeof milestone>

/**
 * The milestones of a mission and how this member stands. Codes: mission.unknown, in_need_true_account. Source:
 * contract 3.8.
 */
export const listMissionMilestones = defineEndpoint({
  name: 'listMissionMilestones',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionMilestones',
  aliases: ['/wps/relay/MCS2_getMissionMilestones'],
  moduleId: 'MISSIONLB3',
  token: 'required',
  retries: 2,
  request: v.object({ missionId: sentId }),
  response: tolerantList(milestone),
})
