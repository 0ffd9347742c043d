import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount, bonusPercent } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { sideList, tolerantList } from '../../schemas/tolerant-list.ts'
import { sideRecord } from '../../schemas/tolerant-record.ts'

/** A bonus that a deposit may carry, with all of its terms. Sums in minor units. */
const depositPromotion = v.object({
  promotionId: id,
  title: v.string(),
  /** Per cent of the deposit that is given, and the most that is given. */
  percent: bonusPercent,
  maximumBonus: bonusAmount,
  minimumDeposit: money,
  /**
   * How often the bonus has to be staked before it may be withdrawn,
   * or is paid where its terms are locked, and in how many days.
   */
  wagerTimes: v.number(),
  days: v.number(),
  /** The same as one object, as every bonus carries it. */
  terms: v.nullish(bonusTerms, null),
  /** Categories that do not count, and those that count in part (per cent). */
  excluded: sideList(v.string()),
  weights: v.nullish(sideRecord(v.number()), {}),
  available: v.nullish(v.boolean(), true),
  /** Why it cannot be taken now, in words. */
  reason: optionalText,
  endTime: optionalNumber,
})

/** A bonus that a deposit may carry. */
export type DepositPromotion = v.InferOutput<typeof depositPromotion>

/**
 * The bonuses to choose from with a deposit, each with its terms. Code: in_need_true_account. Source: contract 3.11.
 */
export const listDepositPromotions = defineEndpoint({
  name: 'listDepositPromotions',
  method: 'GET',
  path: '/wps/promotions/deposit',
  moduleId: 'DPSTBAS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(depositPromotion) }),
})
