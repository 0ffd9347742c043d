import {
  depositBonusFor,
  wageringRequirementFor,
  type BonusAmount,
  type BonusTerms,
  type DepositPromotion,
} from '@parlour/api-client/endpoints'

/** What a deposit comes to; sums in minor units. */
export interface DepositAmounts {
  /** What is kept back, rounded up; null where the platform does not say. */
  readonly fee: number | null
  readonly bonus: number
  /** What has to be staked before the bonus may be withdrawn, or is paid where it is locked. */
  readonly wager: number
  /**
   * What the wallet holds more: the sum less the fee, with the
   * bonus unless that is paid later; null while the fee is unknown.
   */
  readonly receives: number | null
}

type Promotion = Pick<DepositPromotion, 'percent' | 'maximumBonus' | 'minimumDeposit'> & {
  readonly terms: Pick<BonusTerms, 'wagerMultiple' | 'wagerOn'> & Partial<Pick<BonusTerms, 'locked'>>
}

/**
 * The bonus for a deposit, rounded down.
 *
 * @param amount minor units
 * @returns minor units; 0 below the least deposit
 * @example bonusOf({ percent: 50, maximumBonus: 100_000, minimumDeposit: 10_000 }, 50_000) // 25000
 */
export const bonusOf = (
  { percent, maximumBonus, minimumDeposit }: Omit<Promotion, 'terms'>,
  amount: number,
): BonusAmount => (amount < minimumDeposit ? 0 : depositBonusFor({ percent, maximumBonus }, amount))

/**
 * The amounts of a deposit before it is made, as the platform computes them (BEY-08).
 *
 * @param amount minor units
 * @param feePercent percent of the amount; null where the platform does not say
 * @returns fee, bonus, wagering requirement and what the wallet receives, minor units
 * @example depositAmounts(50_000, 2, null).fee // 1000
 */
export function depositAmounts(amount: number, feePercent: number | null, promotion: Promotion | null): DepositAmounts {
  const fee = feePercent === null ? null : Math.ceil((amount * feePercent) / 100)
  const bonus = promotion ? bonusOf(promotion, amount) : 0
  const wager = promotion && bonus > 0 ? wageringRequirementFor(promotion.terms, { bonus, deposit: amount }) : 0
  const receives = fee === null ? null : amount - fee + (promotion?.terms.locked ? 0 : bonus)
  return { fee, bonus, wager, receives }
}
