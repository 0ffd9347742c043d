import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { orDefaults } from '../../schemas/or-defaults.ts'
import { messageIds } from './message-ids.ts'

/**
 * Throws messages of the inbox away; doing it twice changes nothing. Code: in_need_true_account. Source: contract 3.10.
 */
export const deleteMessages = defineEndpoint({
  name: 'deleteMessages',
  method: 'DELETE',
  path: '/wps/message/inbox',
  moduleId: 'INBOX3',
  token: 'required',
  encoding: 'query',
  request: v.object({ messageIds }),
  response: orDefaults(v.object({ unread: optionalNumber })),
})
