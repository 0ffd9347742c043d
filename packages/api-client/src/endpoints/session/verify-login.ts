import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sessionValue } from './session-value.ts'

/**
 * Ends a login from a new network: the ticket of `login_verify_required` with the code that was sent; both are good for
 * 10 minutes. Codes: login.ticket.invalid, code.invalid, TOO_MANY_REQUESTS. Source: contract 3.3; the shape is chosen.
 */
export const verifyLogin = defineEndpoint({
  name: 'verifyLogin',
  method: 'POST',
  path: '/wps/session/login/verification',
  moduleId: 'LOGINIPVERF3',
  encrypted: true,
  request: v.object({
    loginTicket: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    verificationCode: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16)),
    loginDeviceId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: sessionValue,
})
