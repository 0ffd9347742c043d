import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields } from '../records/page-fields.ts'
import { rewardType } from './reward-type.ts'

const reward = v.object({
  rewardId: id,
  name: v.string(),
  type: rewardType,
  /** What one of it costs, in points. */
  point: v.number(),
  /** What it is worth as money, in minor units; null for gifts. */
  amount: v.nullish(bonusAmount, null),
  /** How many are left; null when there is no end to them. */
  availableQuantity: optionalNumber,
  imageUrl: optionalText,
  description: v.nullish(v.string(), ''),
  terms: v.nullish(bonusTerms, null),
})

/** Something that points buy. */
export type PointReward = v.InferOutput<typeof reward>

/**
 * What the points shop offers, of one type or of all, in pages. Amounts in minor units. Code: in_need_true_account.
 * Source: contract 3.9.
 */
export const listPointRewards = defineEndpoint({
  name: 'listPointRewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  aliases: ['/wps/relay/MCSFE_getPointReward'],
  moduleId: 'PTSYS3',
  token: 'required',
  retries: 2,
  request: v.object({ type: v.optional(v.picklist(['CASH', 'GIFT', 'PROMO', '']), ''), ...pageFields }),
  response: v.object({ list: tolerantList(reward), ...pageAnswer }),
})
