import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { affiliateUrl } from './affiliate-url.ts'
import { ratesToSet } from './rates.ts'

/**
 * Makes an invitation link with the rates that its new members get, up to the own ones. Codes: agent.rate.outside
 * (value.productType, value.lowest, value.highest, value.step), agent.links.full, in_need_true_account. Source:
 * contract 3.12.
 */
export const createAffiliateUrl = defineEndpoint({
  name: 'createAffiliateUrl',
  method: 'POST',
  path: '/wps/agent/affiliateUrl',
  aliases: ['/wps/relay/MCSFE_createAffiliateUrl'],
  moduleId: 'AFFMAN3',
  token: 'required',
  idempotent: true,
  request: v.object({
    type: v.optional(v.picklist([0, 2]), 0),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    rates: ratesToSet,
  }),
  response: affiliateUrl,
})
