import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { numberOrText } from '../../schemas/whole-number.ts'
import { sessionValue } from './session-value.ts'

/**
 * Opens a fresh demo account (type 4) with play credit and logs in. The token stands in `value` and at the top of the
 * answer. `Encryption` and `X-Gateway-Version` may come as headers or as members. Codes: TOO_MANY_REQUESTS. Source:
 * contract 2.6, LOG-08.
 */
export const loginDemo = defineEndpoint({
  name: 'loginDemo',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  alsoTop: ['token'],
  request: v.object({
    os: v.pipe(v.nullish(v.string(), ''), v.maxLength(64)),
    platform: v.nullish(v.string(), 'W'),
    Encryption: v.optional(v.string()),
    'X-Gateway-Version': v.optional(numberOrText, 3),
    loginDeviceId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: sessionValue,
})
