import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { moment } from '../../schemas/whole-number.ts'

/** The RSA modulus in hexadecimal, as plain text, for the legacy cipher. Source: contract 2.2. */
export const getRsaKey = defineEndpoint({
  name: 'getRsaKey',
  method: 'GET',
  path: '/wps/session/key/rsa',
  envelope: 'text',
  retries: 2,
  maxAnswerBytes: 4096,
  request: v.object({ t: v.optional(moment) }),
  response: v.pipe(v.string(), v.regex(/^[0-9a-f]{32,1024}$/i)),
})
