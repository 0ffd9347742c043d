import * as v from 'valibot'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'

/** What one member of the team staked and won in a period, in minor units. */
export const profitRow = v.object({
  memberId: id,
  account: v.string(),
  type: v.number(),
  level: v.number(),
  rounds: v.number(),
  turnover: money,
  win: money,
  /** Wins less stakes. */
  profit: money,
})

/** What the members of a list staked and won together. */
export const profitTotals = { rounds: v.number(), turnover: money, win: money, profit: money }

/** The columns that these lists sort by. */
export const profitColumns = ['turnover', 'account', 'type', 'level', 'rounds', 'win', 'profit'] as const

/** What one member of the team staked and won in a period. */
export type ProfitRow = v.InferOutput<typeof profitRow>
