import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sessionValue } from './session-value.ts'

/**
 * Opens a session. A refusal may carry `value.captcha: true`: the next try then needs the signs of a captcha.
 * Codes: login.credentials.invalid, captcha.required, captcha.invalid, TOO_MANY_REQUESTS. Source: contract 3.3.
 */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  moduleId: 'COMM3',
  encrypted: true,
  request: v.object({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    captcha: v.nullish(v.string(), null),
    type: v.optional(v.picklist(['username', 'sms', '']), 'username'),
    loginDeviceId: v.optional(v.string()),
  }),
  response: sessionValue,
})
