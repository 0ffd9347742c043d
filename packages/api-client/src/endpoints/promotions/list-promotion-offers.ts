import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount, bonusPercent } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id, optionalId } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

const offer = v.object({
  /** The id of its announcement. */
  promotionId: id,
  promotionType: v.string(),
  title: v.nullish(v.string(), ''),
  /** What a member does for it: join first, apply by a form, choose it with a deposit, claim it, or nothing at all. */
  action: v.nullish(v.picklist(['join', 'apply', 'deposit', 'claim', 'automatic']), 'automatic'),
  /**
   * How it stands for this member: `join`, `signed`, `applying`, `process`, `issued`, `claimed`, `rejected`, `close`;
   * null where nothing was done about it, and for a guest. `planned` for everybody while it has not begun.
   */
  status: v.nullish(v.string(), null),
  /** Since when it stands so: when it was joined, applied for, decided, issued or claimed. */
  statusTime: optionalNumber,
  /** Whether it is for this member; `reason` says why it is not. */
  available: v.nullish(v.boolean(), true),
  /** Why it is not for this member, or why an application was rejected; a sentence in the language of the call. */
  reason: optionalText,
  /** The reward to claim, when one is issued. */
  rewardId: optionalId,
  /** What is given, or the most that is given; null where it depends on the play alone. */
  amount: v.nullish(bonusAmount, null),
  maximumAmount: v.nullish(bonusAmount, null),
  /** ISO 4217 of the sums, where it is not the site's own. */
  currency: optionalText,
  /** Per cent of the stake, the loss or the deposit, where it is a share. */
  percent: v.nullish(bonusPercent, null),
  /** The most that such a share comes to, in per cent of the stakes of its period; null without that limit. */
  percentOfStakes: v.nullish(bonusPercent, null),
  /** What an invited friend has to deposit and to stake for it; null where it rewards no inviting. */
  requiredDeposit: v.nullish(money, null),
  requiredStake: v.nullish(money, null),
  /** How far the member is: sums in minor units. */
  progress: v.nullish(v.object({ current: money, target: money }), null),
  /** How many are left to give, where there is an end to them. */
  left: optionalNumber,
  /** When it begins, or began. */
  startTime: optionalNumber,
  /** When it ends, or its running period does; null without an end. */
  endTime: optionalNumber,
  /**
   * For how many days at least its reward can be claimed once it is earned; null where it is credited without a claim.
   */
  claimDays: optionalNumber,
  terms: v.nullish(bonusTerms, null),
})

/** A promotion that runs or begins soon, as it stands for this member. */
export type PromotionOffer = v.InferOutput<typeof offer>

/**
 * What can be done with each promotion that runs or begins soon, with its figures and terms; logged in, also how it
 * stands for the member, so that a list of cards makes one call. Sums in minor units, times in milliseconds. Not in the
 * contract: the lists of 3.7 do not say what a promotion asks for.
 */
export const listPromotionOffers = defineEndpoint({
  name: 'listPromotionOffers',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionOffers',
  moduleId: 'REWCEN3',
  token: 'optional',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(offer) }),
})
