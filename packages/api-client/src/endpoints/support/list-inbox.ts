import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields } from '../records/page-fields.ts'
import { findField, messageRow } from './message-row.ts'

/**
 * The messages to this member, newest first, in pages; only the unopened ones with `unread: 1`, only those that have all
 * words of `find` in title, text or names. Code: in_need_true_account. Source: contract 3.10.
 */
export const listInbox = defineEndpoint({
  name: 'listInbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  aliases: ['/wps/relay/EMFE_getInbox', '/wps/message/inbox'],
  moduleId: 'INBOX3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...periodFields,
    ...pageFields,
    ...findField,
    unread: v.optional(v.picklist(['0', '1', 0, 1]), 0),
  }),
  response: v.object({ list: tolerantList(messageRow), ...pageAnswer }),
})
