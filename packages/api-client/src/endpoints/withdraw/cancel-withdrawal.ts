import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { orderNo, withdrawalOrder } from './withdrawal-order.ts'

/**
 * Cancels a withdrawal that is not approved yet; the money returns to the main wallet. Codes:
 * withdraw.order.unknown, withdraw.cancel.late (value.stage), in_need_true_account. Not in the contract.
 */
export const cancelWithdrawal = defineEndpoint({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  moduleId: 'COMM3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({ orderNo }),
  response: withdrawalOrder,
})
