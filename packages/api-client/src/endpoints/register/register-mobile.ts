import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sessionValue } from '../session/session-value.ts'
import { registrationFields } from './registration-fields.ts'

/**
 * Opens an account by mobile number and code, with a password or without; `username` is the mobile number. The account
 * gets a name of its own, returned as `userName`. Codes: those of `register`. Source: contract 3.2, REG-09.
 */
export const registerMobile = defineEndpoint({
  name: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  moduleId: 'MOBILENUMREG3',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    username: v.pipe(v.string(), v.trim(), v.maxLength(32)),
    password: v.nullish(v.string(), ''),
    confirmPassword: v.nullish(v.string(), ''),
    ...registrationFields,
  }),
  response: sessionValue,
})
