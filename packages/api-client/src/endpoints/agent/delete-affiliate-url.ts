import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sentId } from '../../schemas/sent-id.ts'

/**
 * Ends an own invitation link; who came by it stays. Doing it again changes nothing. Codes: agent.link.unknown,
 * in_need_true_account. Source: contract 3.12.
 */
export const deleteAffiliateUrl = defineEndpoint({
  name: 'deleteAffiliateUrl',
  method: 'DELETE',
  path: '/wps/agent/affiliateUrl',
  aliases: ['/wps/relay/MCSFE_deleteAffiliateUrl'],
  moduleId: 'AFFMAN3',
  token: 'required',
  encoding: 'query',
  request: v.object({ affiUrlId: sentId }),
  response: v.unknown(),
})
