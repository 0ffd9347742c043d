import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber } from '../../schemas/flag.ts'
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
   * null for a guest.
   */
  status: v.nullish(v.string(), null),
  /** The reward to claim, when one is issued. */
  rewardId: optionalId,
  /** What is given, or the most that is given; null where it depends on the play alone. */
  amount: v.nullish(money, null),
  maximumAmount: v.nullish(money, null),
  /** Per cent of the stake, the loss or the deposit, where it is a share. */
  percent: optionalNumber,
  /** How far the member is: sums in minor units. */
  progress: v.nullish(v.object({ current: money, target: money }), null),
  /** How many are left to give, where there is an end to them. */
  left: optionalNumber,
  endTime: optionalNumber,
  terms: v.nullish(bonusTerms, null),
})

/** A running promotion as it stands for this member. */
export type PromotionOffer = v.InferOutput<typeof offer>

/**
 * What can be done with each running promotion, with its figures and terms; logged in, also how it stands for the
 * member. Sums in minor units, times in milliseconds. Not in the contract: the lists of 3.7 do not say what a promotion
 * asks for.
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
