import { defineEndpoint } from '../../endpoint.ts'
import { pageOf } from './paging.ts'
import { payoutQuery } from './payout-query.ts'
import { payoutRow, payoutTotals } from './payout-row.ts'

/**
 * Dividends, newest first; sums in minor units, times in milliseconds.
 * Codes: in_need_true_account. Not in the contract: a newer-style name.
 */
export const listDividends = defineEndpoint({
  name: 'listDividends',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractDividendRecords',
  moduleId: 'SIGNCONDIV3',
  token: 'required',
  retries: 2,
  request: payoutQuery,
  response: pageOf(payoutRow, payoutTotals),
})
