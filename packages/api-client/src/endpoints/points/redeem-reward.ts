import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { idText } from '../../schemas/id.ts'
import { operatorId } from '../../schemas/sent-id.ts'

const line = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most)), '')

/**
 * Buys something with points, after the payment password: money and tickets come at once, a gift once a person has
 * approved it (it needs a mobile number and an address). Codes: points.reward.gone, points.stock.low (value.left),
 * points.low (value.balance), points.address.missing, invalid.payment.pw, not.exists.payment.password,
 * payment.password.locked, in_need_true_account, TOO_MANY_REQUESTS. Source: contract 3.9.
 */
export const redeemReward = defineEndpoint({
  name: 'redeemReward',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  aliases: ['/wps/relay/passwordCheck/MCSFE_redeemPointReward'],
  moduleId: 'PTSYS3',
  token: 'required',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    rewardId: operatorId,
    quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
    password: v.string(),
    mobile: line(20),
    address: line(300),
  }),
  response: v.object({
    refNo: idText,
    /** `approved`, or `process` for gifts. */
    status: v.string(),
    points: v.number(),
    /** The points that are left. */
    balance: v.number(),
    amount: v.nullish(bonusAmount, null),
    terms: v.nullish(bonusTerms, null),
  }),
})
