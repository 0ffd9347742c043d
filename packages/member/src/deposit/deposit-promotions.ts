import { wagerFor, type BonusTerms, type DepositOrder, type DepositPromotion } from '@parlour/api-client/endpoints'
import { isOpenDeposit } from './deposit-state.ts'
import { bonusOf } from './deposit-sums.ts'

/** A bonus whose terms are stated. */
export type StatedPromotion = DepositPromotion & { readonly terms: BonusTerms }

const isStated = (promotion: DepositPromotion): promotion is StatedPromotion => promotion.terms !== null

/** The bonuses that can be shown: one without terms is none (BEY-02). */
export const statedPromotions = (list: readonly DepositPromotion[]): StatedPromotion[] => list.filter(isStated)

/** The bonus of a deposit: what came with it, or what is expected while it is open; sums in minor units. */
export interface OrderBonus {
  readonly promotion: StatedPromotion
  readonly bonus: number
  /** What has to be staked before the bonus may be withdrawn. */
  readonly wager: number
}

/** The bonus of a deposit with its terms; null without one, and where its terms are not known. */
export function orderBonus(order: DepositOrder, promotions: readonly StatedPromotion[]): OrderBonus | null {
  const promotion = promotions.find(({ promotionId }) => promotionId === order.promotionId)
  if (!promotion) return null
  const bonus = order.bonusAmount ?? (isOpenDeposit(order) ? bonusOf(promotion, order.amount) : 0)
  return bonus > 0 ? { promotion, bonus, wager: wagerFor(promotion.terms, { bonus, deposit: order.amount }) } : null
}
