import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/**
 * The operator's accounts for bank transfers; sums in minor units. Code: in_need_true_account. Source: contract 3.11.
 */
export const listDepositBanks = defineEndpoint({
  name: 'listDepositBanks',
  method: 'GET',
  path: '/wps/system/depositBanks',
  moduleId: 'DPSTBAS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    list: tolerantList(
      v.object({
        bankCode: v.string(),
        bankName: v.string(),
        accountName: v.string(),
        accountNumber: v.string(),
        minimum: v.nullish(money, null),
        maximum: v.nullish(money, null),
      }),
    ),
  }),
})
