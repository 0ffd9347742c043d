import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'

/**
 * What a human verification in the manner of GeeTest v4 begins with; good for one proof within 3 minutes. `captcha_id`
 * is what the widget is opened with; a platform with a verifier of its own adds `lot_number`, `gen_time` and
 * `pow_detail`: the proof is then a `captcha_output` for which the hash of
 * `version|bits|hashfunc|datetime|captcha_id|lot_number|captcha_output`, the `pass_token` in hexadecimal, begins with
 * that many zero bits. Codes: TOO_MANY_REQUESTS. Source: contract 3.2; the shape is chosen.
 */
export const getGeetestCaptcha = defineEndpoint({
  name: 'getGeetestCaptcha',
  method: 'GET',
  path: '/wps/captcha/geetest',
  moduleId: 'GEETEST3',
  request: v.object({}),
  response: v.object({
    captcha_id: v.string(),
    lot_number: optionalText,
    gen_time: optionalText,
    pow_detail: v.nullish(
      v.object({ version: v.string(), bits: v.number(), hashfunc: v.string(), datetime: v.string() }),
      null,
    ),
    /** When the challenge ends, in milliseconds since 1970. */
    expirationTime: optionalNumber,
  }),
})
