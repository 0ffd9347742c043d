import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { flag } from '../../schemas/flag.ts'
import { dependentAmounts } from '../../schemas/dependent-amounts.ts'
import { prize } from '../../schemas/prize.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { sideList, tolerantList } from '../../schemas/tolerant-list.ts'
import { boundedNumber } from '../../schemas/whole-number.ts'
import { pageAnswer, pageFields } from '../records/page-fields.ts'
import { measure, measuredAmounts } from './measure.ts'

const amountsOf = measuredAmounts(['list.reachedValue', 'footer.reachedValue'])

const row = v.object({
  rank: v.number(),
  customerName: v.string(),
  reachedValue: boundedNumber,
  /** What this place is paid as things stand now, in minor units; 0 where that is nothing yet, null without a prize. */
  prize: v.nullish(bonusAmount, null),
  mine: flag,
})

const mine = v.object({
  rank: v.nullish(v.number(), null),
  reachedValue: v.nullish(boundedNumber, 0),
  prize: v.nullish(bonusAmount, null),
})

/**
 * The leaderboard of a mission, in pages of at most 100 places in all; `footer` is the place of this member, with no
 * rank before the first round. `reachedValue` is a sum in minor units, or rounds. Codes: mission.unknown,
 * in_need_true_account. Source: contract 3.8.
 */
export const getMissionLeaderboard = defineEndpoint({
  name: 'getMissionLeaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  aliases: ['/wps/relay/MCS2_getMissionLeaderboard'],
  moduleId: 'MISSIONLB3',
  token: 'required',
  retries: 2,
  request: v.object({ missionId: sentId, ...pageFields }),
  response: dependentAmounts(
    v.object({
      measure,
      list: tolerantList(row),
      footer: v.nullish(mine, {}),
      /** What places are paid as things stand now, and at most; best first. Not in the contract. */
      prizes: sideList(prize),
      terms: v.nullish(bonusTerms, null),
      ...pageAnswer,
    }),
    amountsOf,
  ),
})
