import * as v from 'valibot'
import { money } from '../../schemas/money.ts'
import { sideList, tolerantList } from '../../schemas/tolerant-list.ts'

const played = {
  stake: money,
  win: money,
  /** Win less stake. */
  profit: money,
  rounds: v.number(),
}

const byCategory = v.object({ category: v.string(), ...played })
const byGame = v.object({
  gameName: v.string(),
  vendorName: v.nullish(v.string(), ''),
  category: v.string(),
  ...played,
})

/**
 * Profit by category and by game, the largest stakes first: stakes, wins, and what is left; the totals also count
 * bonuses and rebates, and are null where the platform sends none. Sums in minor units.
 */
export const profitAnswer = v.object({
  list: tolerantList(byCategory),
  /** The same play by game; empty where the platform sends none. */
  games: sideList(byGame),
  totals: v.nullish(v.object({ ...played, bonus: v.nullish(money, 0), rebate: v.nullish(money, 0) }), null),
})
