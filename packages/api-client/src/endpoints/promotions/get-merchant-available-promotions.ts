import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { availability } from './availability.ts'

/**
 * Which kinds of promotions the operator runs, and how many of each, for visitors who are not logged in. Source:
 * contract 3.7.
 */
export const getMerchantAvailablePromotions = defineEndpoint({
  name: 'getMerchantAvailablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  aliases: ['/wps/relay/MCS2_getMerchantAvailablePromotions'],
  moduleId: 'REWCEN3',
  retries: 2,
  request: v.object({}),
  response: availability,
})
