import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { id } from '../../schemas/id.ts'
import { accountPart, pageOf, paging, sorting, timeWindow } from './paging.ts'

const row = v.object({
  memberId: id,
  account: v.string(),
  type: v.number(),
  /** The code of the link it came by. */
  code: v.string(),
  registeredAt: v.number(),
})

/** A member who came by an own link. */
export type RegisteredAffiliate = v.InferOutput<typeof row>

/** Who registered through the own links; times in milliseconds. Codes: in_need_true_account. Source: contract 3.12. */
export const listRegisteredAffiliates = defineEndpoint({
  name: 'listRegisteredAffiliates',
  method: 'GET',
  path: '/wps/agent/registeredAffiliates',
  aliases: ['/wps/relay/MCSFE_viewRegisteredAffiliates'],
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...paging,
    ...timeWindow,
    ...accountPart,
    ...sorting(['registeredAt', 'account', 'code', 'type'], 'registeredAt'),
    code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(32)), ''),
  }),
  response: pageOf(row, {}),
})
