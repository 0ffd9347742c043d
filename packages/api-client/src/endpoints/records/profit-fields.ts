import * as v from 'valibot'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

const amounts = {
  stake: money,
  win: money,
  bonus: v.nullish(money, 0),
  rebate: v.nullish(money, 0),
  profit: money,
  rounds: v.number(),
}

/**
 * Profit by category: stakes, wins, and what is left; the totals also count bonuses and rebates, and are null where the
 * platform sends none. Sums in minor units.
 */
export const profitAnswer = v.object({
  list: tolerantList(v.object({ category: v.string(), stake: money, win: money, profit: money, rounds: v.number() })),
  totals: v.nullish(v.object(amounts), null),
})
