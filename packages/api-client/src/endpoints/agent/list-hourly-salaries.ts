import { defineEndpoint } from '../../endpoint.ts'
import { pageOf } from './paging.ts'
import { payoutQuery } from './payout-query.ts'
import { payoutRow, payoutTotals } from './payout-row.ts'

/**
 * Hourly salaries, newest first; sums in minor units, times in milliseconds.
 * Codes: in_need_true_account. Not in the contract: a newer-style name.
 */
export const listHourlySalaries = defineEndpoint({
  name: 'listHourlySalaries',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractHourSalaryRecords',
  moduleId: 'HOURSAL3',
  token: 'required',
  retries: 2,
  request: payoutQuery,
  response: pageOf(payoutRow, payoutTotals),
})
