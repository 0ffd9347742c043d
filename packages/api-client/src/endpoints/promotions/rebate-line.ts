import * as v from 'valibot'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { money } from '../../schemas/money.ts'

/** What one category brings; sums in minor units, `rate` in percent of the stake. */
export const rebateLine = v.object({ category: v.string(), stake: money, rate: v.number(), amount: bonusAmount })
