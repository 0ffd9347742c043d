import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { idText } from '../../schemas/id.ts'
import { smallNumber } from '../../schemas/whole-number.ts'

/**
 * Turns points into money on the main wallet, after the payment password; the amount in minor units. Codes:
 * points.convert.invalid (value.minimum, value.multiple), points.low (value.balance), invalid.payment.pw,
 * not.exists.payment.password, payment.password.locked, in_need_true_account, TOO_MANY_REQUESTS. Source: contract 3.9.
 */
export const convertPoints = defineEndpoint({
  name: 'convertPoints',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  aliases: ['/wps/relay/passwordCheck/MCSFE_convertPoint'],
  moduleId: 'PTSYS3',
  token: 'required',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({ point: v.pipe(smallNumber, v.minValue(1)), password: v.string() }),
  response: v.object({
    refNo: idText,
    points: v.number(),
    amount: bonusAmount,
    /** The points that are left. */
    balance: v.number(),
    terms: v.nullish(bonusTerms, null),
  }),
})
