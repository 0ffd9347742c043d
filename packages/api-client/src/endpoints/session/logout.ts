import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/** Ends the session on the server. The client does not wait for the answer. Source: contract 1.3. */
export const logout = defineEndpoint({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({}),
  response: v.unknown(),
})
