import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields } from '../records/page-fields.ts'

const recipient = v.object({
  /** 0 is the customer service. */
  recipientId: id,
  name: v.string(),
  relation: v.picklist(['service', 'upline', 'downline']),
  /** Of the upline: the first letter of each part of the real name, such as `M**** B**`; null where there is none. */
  maskedName: optionalText,
  /** Of the upline: how many agents stand above it and itself; 1 is an agent of the operator. */
  level: optionalNumber,
})

/** Somebody a member may write to. */
export type Recipient = v.InferOutput<typeof recipient>

/**
 * Whom this member may write to: the customer service, the upline, the direct downlines, in pages; those whose name
 * contains `name`. Code: in_need_true_account. Source: contract 3.10.
 */
export const listRecipients = defineEndpoint({
  name: 'listRecipients',
  method: 'GET',
  path: '/wps/message/recipients',
  moduleId: 'INBOX3',
  token: 'required',
  retries: 2,
  request: v.object({ ...pageFields, name: v.optional(v.pipe(v.string(), v.maxLength(64)), '') }),
  response: v.object({ list: tolerantList(recipient), ...pageAnswer }),
})
