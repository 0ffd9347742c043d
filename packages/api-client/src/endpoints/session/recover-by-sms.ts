import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { humanProof } from './human-proof.ts'

/**
 * Sends a password by SMS that is good for one login within 30 minutes; the answer is the same whether there is such an
 * account. Codes: register.field.invalid, captcha.required, captcha.invalid. Source: contract 3.3; the shape is chosen.
 */
export const recoverBySms = defineEndpoint({
  name: 'recoverBySms',
  method: 'POST',
  path: '/wps/member/password/sms',
  moduleId: 'PWRESETSMS3',
  request: v.object({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    mobileNum: v.pipe(v.string(), v.trim(), v.maxLength(32)),
    countryDialingCode: v.nullish(v.string(), ''),
    ...humanProof,
  }),
  response: v.unknown(),
})
