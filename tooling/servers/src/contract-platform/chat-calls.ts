import { call, type Question } from './contract-call.ts'
import { emptyList, openObject } from './open-shapes.ts'

const inbox = { token: true, modules: 'INBOX3' } as const
const chat = { token: true, modules: 'CBS3' } as const
const unread = 1

/** Calls of the chat and of messages by their older paths. Source: contract 3.10. */
export const chatCalls = [
  call('GET CBS_launchChat', chat, ({ playOrigin }: Question) => ({ chatUrl: `${playOrigin}/game`, unReadCount: 0 })),
  call('GET CBS_unreadCount', chat, 0),
  call('GET CBS_groupPermission', { token: true }, openObject),
  call('GET CBS_modelList', { token: true }, emptyList),
  call('GET CSP_ImUrl', {}, ({ playOrigin }: Question) => `${playOrigin}/game`),
  call('GET WPSCORE_getCustomerServiceScript', {}, openObject),
  call('GET /wps/message/unreadCount', inbox, unread),
  call('GET /wps/message/inbox', inbox, emptyList),
  call('GET /wps/message/outbox', inbox, emptyList),
  call('GET /wps/message/recipients', inbox, emptyList),
  call('PUT /wps/message/send', { ...inbox, effect: true }, null),
  call('DELETE /wps/message/inbox', { ...inbox, needs: 'messageIds' }, null),
]
