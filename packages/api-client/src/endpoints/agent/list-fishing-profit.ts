import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { accountPart, pageOf, paging, sorting, timeWindow } from './paging.ts'
import { profitColumns, profitRow, profitTotals } from './profit-row.ts'

/**
 * What the team staked and won in card and fishing games (PVP, FISH) in a period, a row
 * for each member of the team that played; sums in minor units. Codes:
 * records.period.archived, in_need_true_account. Source: contract 3.12.
 */
export const listFishingProfit = defineEndpoint({
  name: 'listFishingProfit',
  method: 'GET',
  path: '/wps/report/teamPVPFishingPNL',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({ ...paging, ...timeWindow, ...accountPart, ...sorting(profitColumns, 'turnover') }),
  response: pageOf(profitRow, profitTotals),
})
