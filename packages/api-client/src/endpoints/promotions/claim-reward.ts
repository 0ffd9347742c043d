import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { claimRow } from './claim-row.ts'

/**
 * Takes an issued reward: its money is booked at once, under its terms. The amount in minor units. Codes:
 * promotion.claim.missing, promotion.claim.claimed, promotion.claim.closed, in_need_true_account, TOO_MANY_REQUESTS.
 * Source: contract 3.7.
 */
export const claimReward = defineEndpoint({
  name: 'claimReward',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimIssuedPromotion',
  aliases: ['/wps/relay/MCS2_claimIssuedPromotion'],
  moduleId: 'REWCEN3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    promotionClaimId: sentId,
    promotionType: v.optional(v.string(), ''),
  }),
  response: claimRow,
})
