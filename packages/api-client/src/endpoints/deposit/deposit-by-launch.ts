import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { depositFields, depositOrder } from './deposit-order.ts'

/**
 * Opens a deposit by a payment gateway: answers the address to open in a window of its own. Sums in minor units. Codes:
 * deposit.channel.unknown, deposit.amount.invalid (value.minimum, value.maximum), deposit.open.many,
 * deposit.promotion.unavailable, TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.11.
 */
export const depositByLaunch = defineEndpoint({
  name: 'depositByLaunch',
  method: 'POST',
  path: '/wps/relay/MCSFE_depositByLaunchUrl',
  aliases: ['/wps/relay/MCS2_depositByLaunchUrl', '/wps/transaction/deposit/pg'],
  moduleId: 'DPSTBAS3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  amounts: ['amount'],
  request: v.object(depositFields),
  response: v.object({ ...depositOrder.entries, launchUrl: v.string() }),
})
