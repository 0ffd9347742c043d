import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { accountPart, pageOf, paging, sorting, timeWindow } from './paging.ts'
import { profitColumns, profitRow, profitTotals } from './profit-row.ts'

/**
 * What the team staked and won in lotteries (LOTT, ELOTT) in a period, a row
 * for each member of the team that played; sums in minor units. Codes:
 * records.period.archived, in_need_true_account. Source: contract 3.12.
 */
export const listLotteryProfit = defineEndpoint({
  name: 'listLotteryProfit',
  method: 'GET',
  path: '/wps/report/downlineLottoPNL',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({ ...paging, ...timeWindow, ...accountPart, ...sorting(profitColumns, 'turnover') }),
  response: pageOf(profitRow, profitTotals),
})
