import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

const registerPromotion = v.object({
  promotionId: id,
  title: v.string(),
  summary: optionalText,
  /** What is given, or the most that is given, in minor units. */
  amount: v.nullish(bonusAmount, null),
  maximumAmount: v.nullish(bonusAmount, null),
  /** ISO 4217 of the sums, where it is not the site's own. */
  currency: optionalText,
  terms: v.nullish(bonusTerms, null),
})

/** A promotion for new members. */
export type RegisterPromotion = v.InferOutput<typeof registerPromotion>

/** The promotions that wait for a new member, with their terms, beside the registration form. Source: contract 3.7. */
export const listRegisterPromotions = defineEndpoint({
  name: 'listRegisterPromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRegisterPromotionList',
  aliases: ['/wps/relay/MCS2_getRegisterPromotionList'],
  moduleId: 'REG3',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(registerPromotion) }),
})
