import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { codeAnswer } from './code-answer.ts'
import { humanProof } from './human-proof.ts'

/**
 * Sends a code of six digits for a login or a reset by phone; the answer is the same whether the number is known. A
 * refusal for coming too soon carries `value.expirationTime`. Codes: register.field.invalid, captcha.required,
 * captcha.invalid, TOO_MANY_REQUESTS. Source: contract 3.3.
 */
export const sendLoginCode = defineEndpoint({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'VERIFICATION3',
  request: v.object({
    mobileNum: v.pipe(v.string(), v.trim(), v.maxLength(32)),
    countryDialingCode: v.nullish(v.string(), ''),
    loginDeviceId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    ...humanProof,
  }),
  response: codeAnswer,
})
