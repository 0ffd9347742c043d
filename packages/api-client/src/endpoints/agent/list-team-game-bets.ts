import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { betColumns, betRow, betTotals } from './bet-row.ts'
import { accountPart, pageOf, paging, sorting, timeWindow } from './paging.ts'

/**
 * Settled rounds of the team in slots and card games (RNG, PVP), newest first; sums in minor units. Codes:
 * records.period.archived, in_need_true_account. Source: contract 3.12.
 */
export const listTeamGameBets = defineEndpoint({
  name: 'listTeamGameBets',
  method: 'GET',
  path: '/wps/report/teamPVPRNGBetting',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({ ...paging, ...timeWindow, ...accountPart, ...sorting(betColumns, 'settledAt') }),
  response: pageOf(betRow, betTotals),
})
