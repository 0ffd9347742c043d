import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalNumber } from '../../schemas/flag.ts'
import { orDefaults } from '../../schemas/or-defaults.ts'

/**
 * Makes a mobile number this member's own: without a code it
 * sends one, with the code it verifies the number (`verified`).
 * A refusal for coming too soon carries `value.expirationTime`. Codes: register.field.invalid, code.invalid,
 * mobile.taken, TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.3; that both steps are one call is chosen.
 */
export const verifySmsCode = defineEndpoint({
  name: 'verifySmsCode',
  method: 'POST',
  path: '/wps/v2/verification/sms/verify',
  token: 'required',
  request: v.object({
    mobileNum: v.pipe(v.string(), v.trim(), v.maxLength(32)),
    countryDialingCode: v.nullish(v.string(), ''),
    verificationCode: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(255)), ''),
  }),
  response: orDefaults(
    v.object({
      verified: flag,
      expiredMinutes: optionalNumber,
      expirationTime: optionalNumber,
      codeExpirationTime: optionalNumber,
    }),
  ),
})
