import { defineEndpoint } from '../../endpoint.ts'
import { loginPayload } from './login-payload.ts'
import { sessionValue } from './session-value.ts'

/**
 * The same login with a payload in the clear, on test platforms only; elsewhere `function.not.available` (400). Codes:
 * those of `login`. Source: contract 2.7.
 */
export const loginUnsecure = defineEndpoint({
  name: 'loginUnsecure',
  method: 'POST',
  path: '/wps/session/login/unsecure',
  request: loginPayload,
  response: sessionValue,
})
