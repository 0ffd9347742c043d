import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sentId } from '../../schemas/sent-id.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

/**
 * Writes to the customer service (recipient 0), the upline or downlines: a title of at most
 * 80 characters and a text of at most 1,000, to at most 50 at once. Codes:
 * message.recipient.invalid, in_need_true_account, TOO_MANY_REQUESTS. Source: contract 3.10.
 */
export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  method: 'PUT',
  path: '/wps/message/send',
  moduleId: 'INBOX3',
  token: 'required',
  idempotent: true,
  request: v.object({
    recipientIds: v.pipe(v.array(sentId), v.minLength(1), v.maxLength(50)),
    title: text(80),
    content: text(1000),
  }),
  response: v.object({ sent: v.number() }),
})
