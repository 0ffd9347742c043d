import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/** Whether a username is free. Codes: register.username.taken, register.field.invalid. Source: contract 3.2. */
export const checkUsername = defineEndpoint({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/check/username',
  moduleId: 'REG3',
  request: v.object({ username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
  response: v.unknown(),
})
