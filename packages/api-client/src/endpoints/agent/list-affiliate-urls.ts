import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { affiliateUrl } from './affiliate-url.ts'
import { pageOf, paging, sorting } from './paging.ts'

/** The own invitation links. Codes: in_need_true_account. Source: contract 3.12. */
export const listAffiliateUrls = defineEndpoint({
  name: 'listAffiliateUrls',
  method: 'GET',
  path: '/wps/agent/affiliateUrls',
  aliases: ['/wps/relay/MCSFE_viewAffiliateUrls'],
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({ ...paging, ...sorting(['createTime', 'opened', 'registered', 'type'], 'createTime') }),
  response: pageOf(affiliateUrl, { opened: v.number(), registered: v.number() }),
})
