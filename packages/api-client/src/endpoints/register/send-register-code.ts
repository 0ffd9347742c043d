import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { codeAnswer } from '../session/code-answer.ts'
import { humanProof } from '../session/human-proof.ts'

/**
 * Sends a code of six digits for a registration; the member is called `mobileNo` here. A platform that has a
 * module of its own for registration by mobile number is called with `{ ...sendRegisterCode, moduleId: 'MOBILENUMREG3'
 * }`. A refusal for a request too soon carries `value.expirationTime`. Codes: register.field.invalid, captcha.required,
 * captcha.invalid, TOO_MANY_REQUESTS. Source: contract 3.2.
 */
export const sendRegisterCode = defineEndpoint({
  name: 'sendRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  moduleId: 'REGMOBVERF3',
  request: v.object({
    mobileNo: v.pipe(v.string(), v.trim(), v.maxLength(32)),
    countryDialingCode: v.nullish(v.string(), ''),
    loginDeviceId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    ...humanProof,
  }),
  response: codeAnswer,
})
