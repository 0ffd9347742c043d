import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Extends the session of this call and returns how long it lasts. Codes: none of its own. Not in the contract, whose
 * clients refresh their token after 25 minutes; here the token stays, and a use of it counts.
 */
export const keepSession = defineEndpoint({
  name: 'keepSession',
  method: 'POST',
  path: '/wps/session/keep',
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({}),
  response: v.object({
    /** How long the session lives without a call, in milliseconds. */
    idleTime: v.number(),
    /** When it ends without another call, in milliseconds since 1970. */
    expirationTime: v.number(),
    /** When it ends in any case, in milliseconds since 1970. */
    endTime: v.number(),
  }),
})
