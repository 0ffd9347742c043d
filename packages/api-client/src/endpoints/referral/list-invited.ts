import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields } from '../records/page-fields.ts'

const invited = v.object({
  /** Masked, as every name of another member. */
  customerName: v.string(),
  time: v.number(),
  /** How much of what is required was paid in and staked, capped at it. */
  deposited: v.nullish(money, 0),
  staked: v.nullish(money, 0),
  /** `open`, `review` while a person looks at it, `refused`, or `rewarded` with the amount and when. */
  status: v.string(),
  amount: v.nullish(bonusAmount, null),
  rewardedAt: optionalNumber,
  terms: v.nullish(bonusTerms, null),
})

/** A friend whom this member has invited. */
export type InvitedFriend = v.InferOutput<typeof invited>

/**
 * The friends whom this member has invited, newest first, in pages. Sums in minor units, times in milliseconds. Code:
 * in_need_true_account. Not in the contract: the page "invite friends" of specification 2 shows them.
 */
export const listInvited = defineEndpoint({
  name: 'listInvited',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralInvitations',
  moduleId: 'REFERRAL3',
  token: 'required',
  retries: 2,
  request: v.object({ ...pageFields }),
  response: v.object({ list: tolerantList(invited), ...pageAnswer }),
})
