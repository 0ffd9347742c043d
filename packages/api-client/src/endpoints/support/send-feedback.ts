import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/** What feedback is about. */
export const feedbackTypes = ['deposit', 'withdraw', 'game', 'service', 'application', 'other'] as const

/** Sends feedback to the operator: 10 to 500 signs. Code: TOO_MANY_REQUESTS. Source: contract 3.10. */
export const sendFeedback = defineEndpoint({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  idempotent: true,
  request: v.object({
    type: v.picklist(feedbackTypes),
    content: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(500)),
  }),
  response: v.object({ feedbackId: v.number() }),
})
