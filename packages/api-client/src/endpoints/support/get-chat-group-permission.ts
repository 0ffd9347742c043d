import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag } from '../../schemas/flag.ts'

/**
 * What this member may do in the chat; a text has at most `maxLength`
 * signs. The contract does not know its shape. Source: contract 3.10.
 */
export const getChatGroupPermission = defineEndpoint({
  name: 'getChatGroupPermission',
  method: 'GET',
  path: '/wps/relay/CBS_groupPermission',
  moduleId: 'CBS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    chat: flag,
    sendText: flag,
    sendImage: flag,
    createGroup: flag,
    maxLength: v.nullish(v.number(), 1000),
  }),
})
