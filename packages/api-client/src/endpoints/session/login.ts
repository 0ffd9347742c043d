import { defineEndpoint } from '../../endpoint.ts'
import { loginPayload } from './login-payload.ts'
import { sessionValue } from './session-value.ts'

/**
 * Opens a session by name and password, or by mobile number and code (type `sms`). A refusal may carry
 * `value.captcha: true`: the next try then needs the signs of
 * a captcha. `login_verify_required` comes with a ticket for
 * `verifyLogin`. Codes: login.credentials.invalid, code.invalid, captcha.required,
 * captcha.invalid, login_verify_required (value.loginTicket, target, expirationTime),
 * us_forbidden_login_error, TOO_MANY_REQUESTS. Source: contract 3.3.
 */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  moduleId: 'COMM3',
  encrypted: true,
  request: loginPayload,
  response: sessionValue,
})
