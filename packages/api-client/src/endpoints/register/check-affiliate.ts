import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Whether an invitation code is known: only success counts. Codes:
 * register.affiliate.invalid, TOO_MANY_REQUESTS. Source: contract 3.2.
 */
export const checkAffiliate = defineEndpoint({
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  moduleId: 'AFFMAN3',
  request: v.object({
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    domain: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  response: v.unknown(),
})
