import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * How many messages of the inbox this member has not opened, as a
 * bare number. Code: in_need_true_account. Source: contract 3.10.
 */
export const getUnreadMessageCount = defineEndpoint({
  name: 'getUnreadMessageCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  aliases: ['/wps/relay/EMFE_getInboxUnreadCount', '/wps/message/unreadCount'],
  moduleId: 'INBOX3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.number(),
})
