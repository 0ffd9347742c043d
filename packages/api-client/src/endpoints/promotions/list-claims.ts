import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { claimRow } from './claim-row.ts'

/**
 * The rewards of this member in the reward centre, newest first: of some types (joined by commas) or of all, with one
 * status (I issued, C claimed, X closed) or with any. Amounts in minor units. Code: in_need_true_account. Source:
 * contract 3.7.
 */
export const listClaims = defineEndpoint({
  name: 'listClaims',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  aliases: ['/wps/relay/MCS2_getClaimPromotion'],
  moduleId: 'REWCEN3',
  token: 'required',
  retries: 2,
  request: v.object({
    promotionType: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
    status: v.optional(v.picklist(['I', 'C', 'X', '']), 'I'),
  }),
  response: tolerantList(claimRow),
})
