import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sessionValue } from '../session/session-value.ts'
import { registrationFields } from './registration-fields.ts'

/**
 * Opens an account by username and logs in. PUT, yet not
 * repeatable: it carries an idempotency key and is never retried.
 * Codes: register.username.taken, register.field.invalid (value.field, value.patternId, value.min, value.max),
 * register.affiliate.invalid, payment.password.weak, code.required, code.invalid, mobile.taken, captcha.invalid,
 * captcha.required, TOO_MANY_REQUESTS. Source: specification 3, contract 3.2.
 */
export const register = defineEndpoint({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  moduleId: 'REG3',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    username: v.pipe(v.string(), v.trim()),
    password: v.string(),
    confirmPassword: v.string(),
    ...registrationFields,
  }),
  response: sessionValue,
})
