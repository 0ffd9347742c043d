import * as v from 'valibot'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { flag, optionalNumber } from '../../schemas/flag.ts'

/** The reward of one day in a row of days, from 1; the amount in minor units. */
export const loginDay = v.object({
  day: v.number(),
  amount: bonusAmount,
  claimed: flag,
  terms: v.nullish(bonusTerms, null),
})

/** How many days in a row were taken up to now, and when the next one may be: milliseconds since 1970. */
export const loginStreak = { streak: v.nullish(v.number(), 0), nextAt: optionalNumber }
