import * as v from 'valibot'
import { humanProof } from './human-proof.ts'

/**
 * What a login sends. With type `sms` the username is the mobile number and the password the code; with the empty type,
 * after a reset by phone, the username may be the mobile number. Source: contract 3.3.
 */
export const loginPayload = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  ...humanProof,
  type: v.optional(v.picklist(['username', 'sms', '']), 'username'),
  /** The dialling code of a mobile number, without the plus sign. */
  countryDialingCode: v.nullish(v.pipe(v.string(), v.maxLength(8))),
  loginDeviceId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  isOfficialAppLogin: v.nullish(v.boolean()),
})
