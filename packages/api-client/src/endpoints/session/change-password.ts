import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { orElse } from '../../schemas/or-else.ts'
import { sessionValue } from './session-value.ts'

/**
 * Changes the password of this member, ends all other sessions and answers a fresh one: the old token is dead. An
 * account without a password sends an empty old one. Codes: password.old.invalid, password.same, register.field.invalid
 * (value.field), TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.3, PWD-01.
 */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  moduleId: 'PASS3',
  token: 'required',
  encrypted: true,
  request: v.object({
    oldPassword: v.pipe(v.string(), v.maxLength(128)),
    newPassword: v.pipe(v.string(), v.maxLength(128)),
    confirmNewPassword: v.pipe(v.string(), v.maxLength(128)),
  }),
  response: orElse(sessionValue, null),
})
