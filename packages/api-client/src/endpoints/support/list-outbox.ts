import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields } from '../records/page-fields.ts'
import { findField, messageRow } from './message-row.ts'

/**
 * The messages that this member wrote, newest first, in pages; only those that have all words of `find` in title, text
 * or names. The relay names are not in the contract. Code: in_need_true_account. Source: contract 3.10.
 */
export const listOutbox = defineEndpoint({
  name: 'listOutbox',
  method: 'GET',
  path: '/wps/message/outbox',
  aliases: ['/wps/relay/CSP_getOutbox', '/wps/relay/EMFE_getOutbox'],
  moduleId: 'INBOX3',
  token: 'required',
  retries: 2,
  request: v.object({ ...periodFields, ...pageFields, ...findField }),
  response: v.object({ list: tolerantList(messageRow), ...pageAnswer }),
})
