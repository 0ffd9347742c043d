import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

/**
 * The invitation code of this member, where it works, and what it has brought. Sums in minor units. Code:
 * in_need_true_account. Source: contract 3.4; all but the first three members are ours.
 */
export const getReferralDetails = defineEndpoint({
  name: 'getReferralDetails',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  aliases: ['/wps/relay/MCS2_getReferralDetails'],
  moduleId: 'REFERRAL3',
  token: 'required',
  retries: 2,
  request: v.object({ autoGenerate: v.optional(v.union([v.boolean(), v.string()]), true) }),
  response: v.object({
    referralCode: optionalText,
    totalInvitations: v.nullish(v.number(), 0),
    /** Hosts that an invitation may lead to. */
    promotionDomains: sideList(v.string()),
    /** Friends who brought a reward, in all and this month, and the most that count in a month. */
    rewardedInvitations: v.nullish(v.number(), 0),
    rewardedThisMonth: v.nullish(v.number(), 0),
    monthlyLimit: v.nullish(v.number(), 0),
    /** The most rewards that are paid in a day; those beyond it wait for the next one. Null without such a limit. */
    dailyLimit: v.nullish(v.number(), null),
    totalEarnings: v.nullish(money, 0),
    /** What one friend brings, and what the friend has to deposit and stake for it. */
    reward: v.nullish(bonusAmount, 0),
    requiredDeposit: v.nullish(money, 0),
    requiredStake: v.nullish(money, 0),
    terms: v.nullish(bonusTerms, null),
  }),
})
