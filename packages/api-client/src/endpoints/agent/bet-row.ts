import * as v from 'valibot'
import { optionalText } from '../../schemas/flag.ts'
import { idText } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'

/** A settled round of a member of the team; sums in minor units, time in milliseconds. */
export const betRow = v.object({
  roundId: idText,
  account: v.string(),
  gameName: v.string(),
  category: v.string(),
  vassalage: optionalText,
  settledAt: v.number(),
  stake: money,
  /** What of the stake bore risk: what commission and contracts count. */
  turnover: v.nullish(money),
  win: money,
  /** Wins less stakes. */
  profit: money,
})

/** All rounds that the filters let through together. */
export const betTotals = { stake: money, turnover: v.nullish(money), win: money, profit: money }

/** The columns that these lists sort by. */
export const betColumns = ['settledAt', 'account', 'gameName', 'category', 'stake', 'win', 'profit'] as const

/** A settled round of a member of the team. */
export type TeamBet = v.InferOutput<typeof betRow>
