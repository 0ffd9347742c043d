import * as v from 'valibot'
import { bonusAmount, bonusCeiling } from './bonus-amount.ts'
import { bonusTerms } from './bonus-terms.ts'

/** A prize of a leaderboard or a raffle. */
export const prize = v.object({
  place: v.number(),
  /** How many places get this prize, from `place` on. */
  count: v.nullish(v.number(), 1),
  /** What each of these places is paid as things stand now, in minor units; 0 where that is nothing yet. */
  amount: bonusAmount,
  /** What it grows to at most, in minor units; null where it does not grow. Not in the contract. */
  most: v.nullish(bonusCeiling, null),
  terms: v.nullish(bonusTerms, null),
})

/** A prize, and how many places from `place` on get it; in minor units. */
export type Prize = v.InferOutput<typeof prize>
