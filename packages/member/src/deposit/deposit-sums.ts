import { wagerFor, type BonusTerms, type DepositPromotion } from '@parlour/api-client/endpoints'

/** What a deposit comes to; sums in minor units. */
export interface DepositSums {
  /** What is kept back, rounded up. */
  readonly fee: number
  readonly bonus: number
  /** What has to be staked before the bonus may be withdrawn. */
  readonly wager: number
  /** What the wallet holds more: the sum less the fee, with the bonus. */
  readonly receives: number
}

type Promotion = Pick<DepositPromotion, 'percent' | 'maximumBonus' | 'minimumDeposit'> & { readonly terms: Pick<BonusTerms, 'wagerMultiple' | 'wagerOn'> }

/** What a bonus gives for a deposit, rounded down; nothing below its smallest deposit. */
export const bonusOf = ({ percent, maximumBonus, minimumDeposit }: Omit<Promotion, 'terms'>, amount: number): number =>
  amount < minimumDeposit ? 0 : Math.min(maximumBonus, Math.floor((amount * percent) / 100))

/** What a deposit comes to, before it is made: as the platform reckons it (BEY-08). */
export function depositSums(amount: number, feePercent: number, promotion: Promotion | null): DepositSums {
  const fee = Math.ceil((amount * feePercent) / 100)
  const bonus = promotion ? bonusOf(promotion, amount) : 0
  const wager = promotion && bonus > 0 ? wagerFor(promotion.terms, { bonus, deposit: amount }) : 0
  return { fee, bonus, wager, receives: amount - fee + bonus }
}
