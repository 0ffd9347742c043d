import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { loginStreak } from './login-reward.ts'

/**
 * Takes the reward of today, once a day. The amount in minor units. Codes: promotion.login.claimed,
 * in_need_true_account, TOO_MANY_REQUESTS. Source: contract 3.7.
 */
export const claimLoginPromotion = defineEndpoint({
  name: 'claimLoginPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimLoginPromotion',
  aliases: ['/wps/relay/MCS2_claimLoginPromotion'],
  moduleId: 'REWCEN3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({}),
  response: v.object({ day: v.number(), amount: bonusAmount, terms: v.nullish(bonusTerms, null), ...loginStreak }),
})
