import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { betColumns, betRow, betTotals } from './bet-row.ts'
import { accountPart, pageOf, paging, sorting, timeWindow } from './paging.ts'

/**
 * Settled rounds of the team in all games, or in one `category`, newest first; sums in minor units. With `payoutId`,
 * those that this payout was counted from, whatever the days and category: their turnover adds up to its turnover.
 * Codes: agent.payout.unknown, records.period.archived, in_need_true_account. Not in the contract: a newer-style name.
 */
export const listTeamBets = defineEndpoint({
  name: 'listTeamBets',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamBettingRecords',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...paging,
    ...timeWindow,
    ...accountPart,
    ...sorting(betColumns, 'settledAt'),
    category: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
    payoutId: v.optional(sentId),
  }),
  response: pageOf(betRow, betTotals),
})
