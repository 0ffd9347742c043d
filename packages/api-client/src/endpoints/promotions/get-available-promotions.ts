import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { availability } from './availability.ts'

/**
 * Which kinds of promotions are open to this member, and how many rewards of each wait to be claimed: their sum is the
 * badge, `REFERRAL.enabled` shows "invite friends". Code: in_need_true_account. Source: contract 3.7.
 */
export const getAvailablePromotions = defineEndpoint({
  name: 'getAvailablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  aliases: ['/wps/relay/MCS2_getAvailablePromotions'],
  moduleId: 'REWCEN3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: availability,
})
