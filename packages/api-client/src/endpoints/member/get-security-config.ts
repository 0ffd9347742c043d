import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'

/**
 * What guards this account: which passwords are set and since when, which contacts are verified (masked), the log-in
 * before this one. Times in milliseconds since 1970, the network
 * without its last part. Source: contract 3.4; the shape is chosen.
 */
export const getSecurityConfig = defineEndpoint({
  name: 'getSecurityConfig',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    hasPassword: flag,
    passwordTime: optionalNumber,
    passwordExpired: flag,
    hasPaymentPassword: flag,
    paymentPasswordTime: optionalNumber,
    mobile: optionalText,
    mobileVerified: flag,
    email: optionalText,
    emailVerified: flag,
    lastLoginTime: optionalNumber,
    lastLoginNetwork: optionalText,
    /** Browser and system of that login, by name; null where the client sent none. */
    lastLoginBrowser: optionalText,
    lastLoginSystem: optionalText,
    /** Whether it was on the device of this call; null where a device sent no id. */
    lastLoginSameDevice: v.nullish(v.boolean(), null),
    /** How many sessions of this account are live, this one included. */
    sessionCount: v.nullish(v.number(), 1),
  }),
})
