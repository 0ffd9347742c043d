import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { orderNo, withdrawalOrder } from './withdrawal-order.ts'

/**
 * How a withdrawal stands, by its order number: its stages with
 * times, reasons and what to do next. Sums in minor units.
 * Codes: withdraw.order.unknown, TOO_MANY_REQUESTS, in_need_true_account. Not in the contract.
 */
export const getWithdrawal = defineEndpoint({
  name: 'getWithdrawal',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawal',
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({ orderNo }),
  response: withdrawalOrder,
})
