import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { orDefaults } from '../../schemas/or-defaults.ts'
import { messageIds } from './message-ids.ts'

/**
 * Notes messages of the inbox as opened, all of them without ids; doing it twice changes nothing. Code:
 * in_need_true_account. Source: contract 3.10.
 */
export const markMessagesRead = defineEndpoint({
  name: 'markMessagesRead',
  method: 'POST',
  path: '/wps/message/read',
  moduleId: 'INBOX3',
  token: 'required',
  encoding: 'form',
  request: v.object({ messageIds: v.optional(messageIds) }),
  response: orDefaults(v.object({ unread: optionalNumber })),
})
