import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
import { smallNumber } from '../../schemas/whole-number.ts'

/**
 * The money of the member, in minor units, with its currency (ISO 4217) and symbol. `sumBalance` is all that can be
 * played: the main wallet (type 2), the wallets of providers that keep their own, and `bonus`, which is money with
 * terms that are not met and cannot be withdrawn; `held` is under way to the member.
 * `asOf` is the moment of the platform that it is true for, in
 * milliseconds. Code: TOO_MANY_REQUESTS. Source: contract 3.5.
 */
export const getBalance = defineEndpoint({
  name: 'getBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  aliases: ['/wps/wallets/balance'],
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({ typeId: v.optional(smallNumber) }),
  response: v.object({
    sumBalance: money,
    /** Null where the platform does not say. */
    bonus: v.nullish(money, null),
    held: v.nullish(money, 0),
    currency: v.nullish(v.string(), 'USD'),
    currencySymbol: v.nullish(v.string(), '$'),
    asOf: optionalNumber,
    balance: sideList(
      v.object({ accountTypeId: v.number(), availBalance: money, vendor: optionalText, name: optionalText }),
    ),
  }),
})
