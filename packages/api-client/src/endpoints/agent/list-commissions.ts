import { defineEndpoint } from '../../endpoint.ts'
import { pageOf } from './paging.ts'
import { payoutQuery } from './payout-query.ts'
import { payoutRow, payoutTotals } from './payout-row.ts'

/**
 * Commissions by day and product type, newest first; sums in minor units, times in milliseconds. Codes:
 * in_need_true_account. Source: contract 3.12.
 */
export const listCommissions = defineEndpoint({
  name: 'listCommissions',
  method: 'GET',
  path: '/wps/report/commission',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: payoutQuery,
  response: pageOf(payoutRow, payoutTotals),
})
