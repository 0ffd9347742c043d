import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { registrationRules } from './registration-rules.ts'

/** The rules of the registration form, by field. Kept for this session under `validate`. Source: contract 3.2. */
export const getRegistrationRules = defineEndpoint({
  name: 'getRegistrationRules',
  method: 'GET',
  path: '/wps/system/setting/register',
  moduleId: 'COMM3',
  retries: 2,
  cache: { key: 'validate', ttl: 600_000 },
  request: v.object({}),
  response: registrationRules,
})
