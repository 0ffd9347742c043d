import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { humanProof } from './human-proof.ts'

/**
 * Sets a new password with the code of `sendLoginCode`, and ends all sessions; a
 * login with the empty type and the mobile number as username follows. Codes:
 * code.invalid, register.field.invalid (value.field). Source: contract 3.3, FGT-03.
 */
export const recoverByPhone = defineEndpoint({
  name: 'recoverByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  moduleId: 'CHNGPASSVERIF3',
  encrypted: true,
  request: v.object({
    newPassword: v.pipe(v.string(), v.maxLength(128)),
    mobileNum: v.pipe(v.string(), v.trim(), v.maxLength(32)),
    countryDialingCode: v.nullish(v.string(), ''),
    verificationCode: v.pipe(v.string(), v.trim(), v.maxLength(255)),
    loginDeviceId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    ...humanProof,
  }),
  response: v.unknown(),
})
