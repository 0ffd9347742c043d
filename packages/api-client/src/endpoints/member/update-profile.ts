import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(128)))

/**
 * Changes the profile of this member; members that are not sent stay as they are. The real name and the
 * birthday (yyyy-MM-dd, 21 years at least) can be set once; an address that is verified only changes with
 * `verifyEmailCode`. Codes: register.field.invalid (value.field), member.age.low, member.field.fixed (value.field),
 * in_need_true_account. Not in the contract: the other half of `getProfile`.
 */
export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'POST',
  path: '/wps/relay/MCSFE_updatePlayerProfile',
  aliases: ['/wps/relay/MCS2_updatePlayerProfile'],
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({
    nickname: text,
    payeeName: text,
    birthday: text,
    email: text,
    line: text,
    whatsapp: text,
    facebook: text,
    wechat: text,
    zalo: text,
    qqNum: text,
  }),
  response: v.unknown(),
})
