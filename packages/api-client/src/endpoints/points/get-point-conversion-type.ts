import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

const conversion = v.object({
  /** CASH: the main wallet. */
  type: v.string(),
  /** The fewest points that are converted at once, and what they must be a multiple of. */
  minimumPoint: v.nullish(v.number(), 1),
  multiple: v.nullish(v.number(), 1),
  /** What one point is worth, in minor units. */
  cashRatio: bonusAmount,
  terms: v.nullish(bonusTerms, null),
})

/** What points can be converted into. */
export type PointConversion = v.InferOutput<typeof conversion>

/** What points can be converted into, and under which terms. Code: in_need_true_account. Source: contract 3.9. */
export const getPointConversionType = defineEndpoint({
  name: 'getPointConversionType',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointRewardConversionType',
  aliases: ['/wps/relay/MCS2_getPointRewardConversionType'],
  moduleId: 'PTSYS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(conversion) }),
})
