import {
  wageringRequirementFor,
  type BonusTerms,
  type DepositOrder,
  type DepositPromotion,
} from '@parlour/api-client/endpoints'
import { isOpenDeposit } from './deposit-state.ts'
import { bonusOf } from './deposit-amounts.ts'

/** A bonus whose terms are stated. */
export type StatedPromotion = DepositPromotion & { readonly terms: BonusTerms }

const isStated = (promotion: DepositPromotion): promotion is StatedPromotion => promotion.terms !== null

/**
 * The bonuses whose terms are known; others are not offered (BEY-02).
 *
 * @returns the bonuses
 * @example const promotions = statedPromotions(answer.promotions)
 */
export const statedPromotions = (list: readonly DepositPromotion[]): StatedPromotion[] => list.filter(isStated)

/** The bonus of a deposit: what came with it, or what is expected while it is open; sums in minor units. */
export interface OrderBonus {
  readonly promotion: StatedPromotion
  readonly bonus: number
  /** What has to be staked before the bonus may be withdrawn: as the platform says, once it was given. */
  readonly wager: number
}

/**
 * The bonus of a deposit with its terms.
 *
 * @returns amounts in minor units; null without a bonus or without known terms
 * @example const bonus = orderBonus(order, statedPromotions(list))
 */
export function orderBonus(order: DepositOrder, promotions: readonly StatedPromotion[]): OrderBonus | null {
  const promotion = promotions.find(({ promotionId }) => promotionId === order.promotionId)
  if (!promotion) return null
  const bonus = order.bonusAmount ?? (isOpenDeposit(order) ? bonusOf(promotion, order.amount) : 0)
  if (bonus === 0) return null
  const wager = order.bonusWager ?? wageringRequirementFor(promotion.terms, { bonus, deposit: order.amount })
  return { promotion, bonus, wager }
}
