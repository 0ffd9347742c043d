import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'

/**
 * What a promotion code stands for, before it is taken: the amount in minor units, its terms, and whether this member
 * may still take it. Codes: promotion.code.unknown, TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.7.
 */
export const getPromoCode = defineEndpoint({
  name: 'getPromoCode',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromoCode',
  moduleId: 'REWCEN3',
  token: 'required',
  request: v.object({ promoCode: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)) }),
  response: v.object({
    promoCode: optionalText,
    title: v.nullish(v.string(), ''),
    amount: v.nullish(bonusAmount, null),
    terms: v.nullish(bonusTerms, null),
    endTime: optionalNumber,
    /** Whether it runs, has uses left, and was not taken by this member. */
    available: flag,
    /** Whether this member has taken it. */
    used: flag,
  }),
})
