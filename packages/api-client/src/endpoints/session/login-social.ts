import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag } from '../../schemas/flag.ts'
import { sessionValue } from './session-value.ts'

const text = v.nullish(v.pipe(v.string(), v.maxLength(255)), '')

/**
 * Opens a session with an id token of another service: `google`, `facebook` and `phone` bring one of Firebase,
 * `telegram` its own. A token is good for one session; a repeat with the same Idempotency-Key gets another one. An
 * identity (issuer and subject) without an account gets `social.account.unknown`; the same token with `agreed: true`,
 * which says that the visitor is of age and agrees to the terms (REG-12), then opens one, with a name that is made.
 * `link: true` with a session ties the identity to the member who is logged in. Codes: social.token.invalid,
 * social.account.unknown, function.not.available, us_forbidden_login_error, register.affiliate.invalid, mobile.taken,
 * TOO_MANY_REQUESTS. Not in the contract.
 */
export const loginSocial = defineEndpoint({
  name: 'loginSocial',
  method: 'POST',
  path: '/wps/session/login/social',
  token: 'optional',
  encrypted: true,
  idempotent: true,
  request: v.object({
    provider: v.picklist(['google', 'facebook', 'telegram', 'phone']),
    idToken: v.pipe(v.string(), v.minLength(1), v.maxLength(16_384)),
    /** The number of this try; the token of `telegram` carries its SHA-256. Without meaning for `phone`. */
    nonce: v.nullish(v.pipe(v.string(), v.maxLength(128)), ''),
    agreed: v.nullish(v.boolean(), false),
    link: v.nullish(v.boolean(), false),
    affiliateCode: text,
    referralCode: text,
    loginDeviceId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: v.object({
    ...sessionValue.entries,
    /** Whether this call has opened the account. */
    opened: flag,
  }),
})
