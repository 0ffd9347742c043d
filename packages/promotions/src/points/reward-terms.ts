import { wageringRequirementFor, type BonusTerms, type PointReward } from '@parlour/api-client/endpoints'

/**
 * The terms of so many of a reward, with what has to be staked
 * in all: money is given in one sum, tickets each for itself.
 */
export function termsFor(
  { terms, type, amount }: Pick<PointReward, 'terms' | 'type' | 'amount'>,
  quantity: number,
): BonusTerms | null {
  if (terms === null || amount === null) return terms
  const each = type === 'CASH' ? 1 : quantity
  return { ...terms, wager: each * wageringRequirementFor(terms, { bonus: (amount * quantity) / each }) }
}
