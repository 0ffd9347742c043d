import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sessionValue } from './session-value.ts'

/**
 * Opens a session with the code of an address, which is then used up. Codes: login.exchange.invalid, the same for an
 * old, a used and an unknown one. Not in the contract: takes the place of a token in an address.
 */
export const exchangeCode = defineEndpoint({
  name: 'exchangeCode',
  method: 'POST',
  path: '/wps/session/login/exchange',
  moduleId: 'COMM3',
  request: v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    loginDeviceId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: sessionValue,
})
