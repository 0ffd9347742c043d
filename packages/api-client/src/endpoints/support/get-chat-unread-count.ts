import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * How many answers of the customer service this member has not seen
 * in the chat. Code: in_need_true_account. Source: contract 3.10.
 */
export const getChatUnreadCount = defineEndpoint({
  name: 'getChatUnreadCount',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  moduleId: 'CBS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.number(),
})
