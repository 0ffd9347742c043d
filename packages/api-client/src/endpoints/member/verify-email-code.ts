import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalNumber } from '../../schemas/flag.ts'
import { orDefaults } from '../../schemas/or-defaults.ts'

/**
 * Makes a mail address this member's own: without a code it
 * mails one, with the code it verifies the address (`verified`).
 * A refusal for coming too soon carries `value.expirationTime`. Codes: register.field.invalid, code.invalid,
 * TOO_MANY_REQUESTS, in_need_true_account. Not in the contract: the mail's counterpart of `verifySmsCode`.
 */
export const verifyEmailCode = defineEndpoint({
  name: 'verifyEmailCode',
  method: 'POST',
  path: '/wps/v2/verification/email/verify',
  token: 'required',
  request: v.object({
    email: v.pipe(v.string(), v.trim(), v.maxLength(128)),
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
