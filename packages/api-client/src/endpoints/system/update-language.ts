import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Tells the platform which language the member chose, in its own code
 * (`EN`, `TY`). Code: language.unsupported. Source: contract 3.3.
 */
export const updateLanguage = defineEndpoint({
  name: 'updateLanguage',
  method: 'POST',
  path: '/wps/member/language',
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({ language: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}(-[A-Za-z]{2})?$/)) }),
  response: v.unknown(),
})
