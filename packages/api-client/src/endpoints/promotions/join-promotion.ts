import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { operatorId } from '../../schemas/sent-id.ts'

/**
 * Joins a promotion that counts only for those who did; joining twice changes nothing. Codes: promotion.unknown,
 * promotion.join.none, in_need_true_account. Source: contract 3.7.
 */
export const joinPromotion = defineEndpoint({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_signUpPromotionJoin',
  aliases: ['/wps/relay/MCS2_signUpPromotionJoin'],
  moduleId: 'REWCEN3',
  token: 'required',
  idempotent: true,
  request: v.object({ promotionId: operatorId }),
  response: v.object({
    promotionId: id,
    /** `signed`. */
    status: v.string(),
    /** The period that it counts for, in milliseconds. */
    startTime: optionalNumber,
    endTime: optionalNumber,
  }),
})
