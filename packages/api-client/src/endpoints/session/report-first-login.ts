import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Reports that the first login of an account was shown; the client
 * does not wait for the answer. Source: contract 3.3, LOG-05.
 */
export const reportFirstLogin = defineEndpoint({
  name: 'reportFirstLogin',
  method: 'POST',
  path: '/wps/member/firstTimeLogin',
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({}),
  response: v.unknown(),
})
