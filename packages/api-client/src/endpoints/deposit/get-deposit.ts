import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { depositOrder } from './deposit-order.ts'

/**
 * How a deposit stands, by its order number; asked again while it is open. Sums in minor units. Codes:
 * deposit.order.unknown, TOO_MANY_REQUESTS, in_need_true_account. Not in the contract.
 */
export const getDeposit = defineEndpoint({
  name: 'getDeposit',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositOrder',
  moduleId: 'DPSTBAS3',
  token: 'required',
  retries: 2,
  request: v.object({ orderNo: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  response: depositOrder,
})
