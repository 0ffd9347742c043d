import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Makes a code that opens one more session of this member, elsewhere: it may stand in an address, is good once and for
 * a minute. Codes: none of its own. Not in the contract: takes the place of a token in an address.
 */
export const createExchangeCode = defineEndpoint({
  name: 'createExchangeCode',
  method: 'POST',
  path: '/wps/session/exchange',
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({}),
  response: v.object({
    code: v.string(),
    /** Milliseconds since 1970. */
    expirationTime: v.number(),
  }),
})
