import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/**
 * Whether the member may deposit, how often it has worked so far, and the limits: sums in minor units, the time an order
 * stays open in minutes. Code: in_need_true_account. Source: contract 3.11.
 */
export const getDepositSettings = defineEndpoint({
  name: 'getDepositSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  aliases: ['/wps/relay/MCS2_getDepositSettings'],
  moduleId: 'DPSTBAS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    allowDeposit: v.nullish(v.string(), 'N'),
    totalDepositSuccessCount: v.nullish(v.number(), 0),
    depositInfo: v.object({
      minimumAmount: money,
      maximumAmount: money,
      /** What was deposited since the day began, and how many orders are open of how many that may be. */
      todayAmount: v.nullish(money, 0),
      openCount: v.nullish(v.number(), 0),
      maxOpenCount: v.nullish(v.number(), 3),
      expireMinutes: v.nullish(v.number(), 30),
      quickAmounts: tolerantList(money),
    }),
  }),
})
