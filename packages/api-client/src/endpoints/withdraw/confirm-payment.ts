import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { orderNo, withdrawalOrder } from './withdrawal-order.ts'

/**
 * Says whether a paid withdrawal has arrived: RECEIVED, NOT_RECEIVED (the cashier looks into it), or FORCED_RECEIVED
 * (it did arrive after it was said not to have). The platform decides races with the countdown. Codes:
 * withdraw.order.unknown, withdraw.confirm.late (value.stage), in_need_true_account. Source: contract 3.11.
 */
export const confirmPayment = defineEndpoint({
  name: 'confirmPayment',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  aliases: ['/wps/relay/MCS2_processC2CTransaction'],
  moduleId: 'COMM3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    orderNo,
    status: v.picklist(['RECEIVED', 'NOT_RECEIVED', 'FORCED_RECEIVED']),
    remark: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  }),
  response: withdrawalOrder,
})
