import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { accountPart, pageOf, paging, sorting, timeWindow } from './paging.ts'
import { profitColumns, profitRow, profitTotals } from './profit-row.ts'

const row = v.object({
  ...profitRow.entries,
  deposits: money,
  withdrawals: money,
  /** Bonuses, rebates, points and commissions that the member was given. */
  rewards: money,
})

/** The profit and loss of one member of the team. */
export type TeamProfit = v.InferOutput<typeof row>

/**
 * Profit and loss of the members of the team over all games, or of one `category`; members without any movement in the
 * period are left out. Sums in minor units. Codes: records.period.archived,
 * in_need_true_account. Not in the contract: a newer-style name.
 */
export const listTeamProfit = defineEndpoint({
  name: 'listTeamProfit',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamProfitAndLoss',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...paging,
    ...timeWindow,
    ...accountPart,
    ...sorting([...profitColumns, 'deposits', 'withdrawals', 'rewards'], 'turnover'),
    category: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
  }),
  response: pageOf(row, { ...profitTotals, deposits: money, withdrawals: money, rewards: money }),
})
