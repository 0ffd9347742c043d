import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { characters } from '../../schemas/characters.ts'
import { id } from '../../schemas/id.ts'

/** What feedback is about. */
export const feedbackTypes = ['deposit', 'withdraw', 'game', 'service', 'application', 'other'] as const

/**
 * The fewest and the most characters of feedback; the form of a brand may ask for more or allow less. Source: VAL-10.
 */
const feedbackLength = { min: 10, max: 1_000 } as const

const fits = (text: string): boolean => characters(text) >= feedbackLength.min && characters(text) <= feedbackLength.max

/** Sends feedback to the operator: 10 to 1,000 characters. Code: TOO_MANY_REQUESTS. Source: contract 3.10. */
export const sendFeedback = defineEndpoint({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  idempotent: true,
  request: v.object({
    type: v.picklist(feedbackTypes),
    content: v.pipe(v.string(), v.trim(), v.check(fits, '10 to 1,000 characters')),
  }),
  response: v.object({ feedbackId: id }),
})
