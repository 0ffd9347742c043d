import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/**
 * Banks (BC), e-wallets (EW) and virtual wallets (VW) that can be paid to, with minimum, maximum, charge and usual time of
 * each; sums in minor units. Code: in_need_true_account. Source: contract 3.11.
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
        bankName: v.string(),
        type: v.nullish(v.string(), 'BC'),
        minimum: money,
        maximum: money,
        /** Per cent of the amount that is kept back, and what at least. */
        chargePercent: v.nullish(v.number(), 0),
        minimumCharge: v.nullish(money, 0),
        /** How many digits a number has, and what it looks like. */
        numberMin: v.number(),
        numberMax: v.number(),
        example: optionalText,
        usualMinutes: v.nullish(v.number(), null),
      }),
    ),
  }),
})
