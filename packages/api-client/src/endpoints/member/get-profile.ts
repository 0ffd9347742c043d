import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalText } from '../../schemas/flag.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

/**
 * The profile of this member. `birthday` is yyyy-MM-dd; number and address come masked; `fixed` names the
 * members that can no longer be changed with `updateProfile`. Not in the contract: what the profile page shows.
 */
export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerProfile',
  aliases: ['/wps/relay/MCS2_getPlayerProfile'],
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    account: v.string(),
    nickname: optionalText,
    payeeName: optionalText,
    birthday: optionalText,
    email: optionalText,
    emailVerified: flag,
    mobile: optionalText,
    countryDialingCode: optionalText,
    mobileVerified: flag,
    line: optionalText,
    whatsapp: optionalText,
    facebook: optionalText,
    wechat: optionalText,
    zalo: optionalText,
    qqNum: optionalText,
    fixed: sideList(v.string()),
  }),
})
