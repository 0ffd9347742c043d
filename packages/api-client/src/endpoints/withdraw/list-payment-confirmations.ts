import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { withdrawalOrder } from './withdrawal-order.ts'

/**
 * Withdrawals that were paid and wait for the member's word, and those said not to have arrived; each says when it
 * counts as received by itself (`countsAt`, milliseconds). Code: in_need_true_account. Source: contract 3.11.
 */
export const listPaymentConfirmations = defineEndpoint({
  name: 'listPaymentConfirmations',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  aliases: ['/wps/relay/MCS2_getPaymentConfirmationList'],
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(withdrawalOrder), confirmMinutes: v.nullish(v.number(), 30) }),
})
