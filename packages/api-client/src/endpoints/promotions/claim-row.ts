import * as v from 'valibot'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { id, optionalId } from '../../schemas/id.ts'

/** A reward of this member with its terms; the amount in minor units, times in milliseconds since 1970. */
export const claimRow = v.object({
  rewardId: id,
  /** MANUAL, RAFFLE, UPGRADE_BONUS, MISSION, RANK_SALARY, SIGNUP, CASHBACK, REBATE, REFERRAL, LOGIN, TURNOVER … */
  promotionType: v.string(),
  promotionId: optionalId,
  title: v.nullish(v.string(), ''),
  amount: bonusAmount,
  /** `issued` (may be claimed), `claimed`, or `close` when it was not claimed in time. */
  status: v.nullish(v.string(), 'issued'),
  issuedAt: optionalNumber,
  /** Until when it may be claimed; null without an end. */
  expiresAt: optionalNumber,
  claimedAt: optionalNumber,
  terms: v.nullish(bonusTerms, null),
})

/** A reward of this member. */
export type ClaimRow = v.InferOutput<typeof claimRow>
