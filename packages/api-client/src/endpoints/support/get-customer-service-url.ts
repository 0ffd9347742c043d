import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * The address of the customer service for a window of its own: the VIP service for a rank above 4, live chat for the
 * others and for guests, the way that `csType` names where it is given. A member's address carries a ticket that is
 * good once, for a minute. Source: contract 3.10, specification 6.
 */
export const getCustomerServiceUrl = defineEndpoint({
  name: 'getCustomerServiceUrl',
  method: 'GET',
  path: '/wps/relay/CSP_ImUrl',
  moduleId: 'COMM3',
  token: 'optional',
  request: v.object({ csType: v.optional(v.picklist(['1', '2', '3'])) }),
  response: v.string(),
})
