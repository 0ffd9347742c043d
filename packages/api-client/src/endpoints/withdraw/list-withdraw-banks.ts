import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/**
 * Banks (BC), e-wallets (EW) and virtual wallets (VW) that can be paid to, with
 * minimum, maximum, charge and usual time of each; sums in minor units, null where
 * the platform does not say. Code: in_need_true_account. Source: contract 3.11.
 */
export const listWithdrawBanks = defineEndpoint({
  name: 'listWithdrawBanks',
  method: 'GET',
  path: '/wps/system/withdrawBanks',
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    list: tolerantList(
      v.object({
        bankCode: v.string(),
        bankName: v.nullish(v.string(), ''),
        type: v.nullish(v.string(), 'BC'),
        minimum: v.nullish(money, null),
        maximum: v.nullish(money, null),
        /** The fee in percent of the amount, and the least fee. */
        chargePercent: optionalNumber,
        minimumCharge: v.nullish(money, null),
        /** How many digits a number has, and what it looks like. */
        numberMin: v.nullish(v.number(), 1),
        numberMax: v.nullish(v.number(), 34),
        example: optionalText,
        usualMinutes: optionalNumber,
      }),
    ),
  }),
})
