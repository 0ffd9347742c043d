import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

const yesNo = v.union([v.number(), v.string()])

/**
 * The address of the chat frame for this member: it carries a ticket that is good
 * once, for a minute, and is on an origin of its own. `headerColor` is a colour as
 * #rrggbb. Codes: in_need_true_account, TOO_MANY_REQUESTS. Source: contract 3.10.
 */
export const launchChat = defineEndpoint({
  name: 'launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  moduleId: 'CBS3',
  token: 'required',
  request: v.object({
    b2c: v.optional(yesNo, 1),
    title: v.optional(v.pipe(v.string(), v.maxLength(60))),
    language: v.optional(v.pipe(v.string(), v.maxLength(8))),
    headerColor: v.optional(v.pipe(v.string(), v.regex(/^#?[0-9a-f]{6}$/i))),
  }),
  response: v.object({ chatUrl: v.string(), unReadCount: v.nullish(v.number(), 0) }),
})
