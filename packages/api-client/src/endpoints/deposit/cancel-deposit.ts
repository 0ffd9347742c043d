import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { depositOrder } from './deposit-order.ts'

/**
 * Gives up a deposit that is not paid yet; money that arrives all the same is still booked. Codes:
 * deposit.order.unknown, deposit.cancel.late (value.status), in_need_true_account. Not in the contract.
 */
export const cancelDeposit = defineEndpoint({
  name: 'cancelDeposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelDepositOrder',
  moduleId: 'DPSTBAS3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({ orderNo: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  response: depositOrder,
})
