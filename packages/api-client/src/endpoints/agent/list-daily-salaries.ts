import { defineEndpoint } from '../../endpoint.ts'
import { pageOf } from './paging.ts'
import { payoutQuery } from './payout-query.ts'
import { payoutRow, payoutTotals } from './payout-row.ts'

/**
 * Daily salaries, newest first; sums in minor units, times in milliseconds.
 * Codes: in_need_true_account. Not in the contract: a newer-style name.
 */
export const listDailySalaries = defineEndpoint({
  name: 'listDailySalaries',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDailySalaryRecords',
  moduleId: 'DAILYSALCONT3',
  token: 'required',
  retries: 2,
  request: payoutQuery,
  response: pageOf(payoutRow, payoutTotals),
})
