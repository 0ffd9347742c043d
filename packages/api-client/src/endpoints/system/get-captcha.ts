import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/** A picture with signs to type, as base64 PNG; good for one try. Source: contract 3.2. */
export const getCaptcha = defineEndpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  request: v.object({}),
  response: v.string(),
})
