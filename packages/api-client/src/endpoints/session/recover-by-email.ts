import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Mails a password that is good for one login within 30 minutes;
 * the answer is the same whether there is such an account.
 * Codes: register.field.invalid for what is no address. Source: contract 3.3, FGT-02.
 */
export const recoverByEmail = defineEndpoint({
  name: 'recoverByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  moduleId: 'COMM3',
  encoding: 'form',
  request: v.object({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128)),
  }),
  response: v.unknown(),
})
