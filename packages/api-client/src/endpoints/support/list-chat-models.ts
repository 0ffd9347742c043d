import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalText } from '../../schemas/flag.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

const model = v.object({
  modelId: v.string(),
  name: v.string(),
  description: optionalText,
  /** Whether the other side is the customer service (`b2c` of `launchChat`). */
  b2c: flag,
})

/** A kind of conversation. */
export type ChatModel = v.InferOutput<typeof model>

/**
 * The kinds of conversation this member may open. The contract does not
 * know its shape. Code: in_need_true_account. Source: contract 3.10.
 */
export const listChatModels = defineEndpoint({
  name: 'listChatModels',
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  moduleId: 'CBS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(model) }),
})
