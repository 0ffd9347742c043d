import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sessionValue } from '../session/session-value.ts'
import { registrationFields } from './registration-fields.ts'

/**
 * Opens an account whose name the platform makes and returns as
 * `userName`. Codes: those of `register`. Source: contract 3.2.
 */
export const registerAutoUsername = defineEndpoint({
  name: 'registerAutoUsername',
  method: 'PUT',
  path: '/wps/member/register/autoUsername',
  moduleId: 'REG3',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({ password: v.string(), confirmPassword: v.string(), ...registrationFields }),
  response: sessionValue,
})
