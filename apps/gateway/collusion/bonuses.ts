import type { PromotionTerms } from '../src/kernel/db/values/terms.ts'
import { promoCodes } from '../src/app/seed/rewards/points-shop.ts'
import { referral, secondDeposit } from '../src/app/seed/rewards/promotion-rules.ts'
import { loginAmounts, loginTerms } from '../src/rewards/promotions/login-streak.ts'
import { earnedRate } from '../src/rewards/promotions/terms.ts'
import { days } from './month.ts'

/** The most that an account can be given of a bonus in a month, in minor units, and under which terms. */
export interface MonthlyBonus {
  readonly name: string
  readonly most: number
  readonly terms: PromotionTerms
}

/** The bonus of a deposit, the rewards for inviting and for logging in every day, and every promotion code. */
export const monthlyBonuses: readonly MonthlyBonus[] = [
  { name: 'second deposit', most: secondDeposit.rule.maximum, terms: secondDeposit.terms },
  { name: 'bring a friend', most: referral.rule.aMonth * referral.rule.reward, terms: referral.terms },
  {
    name: 'log-ins',
    most: (days / loginAmounts.length) * loginAmounts.reduce((sum, amount) => sum + amount, 0),
    terms: loginTerms,
  },
  ...promoCodes.map(({ code, amount, terms }): MonthlyBonus => ({ name: `code ${code}`, most: amount, terms })),
]

const sumOf = (bonuses: readonly MonthlyBonus[]): number => bonuses.reduce((sum, { most }) => sum + most, 0)

/**
 * What bonuses are worth to an account that plays for so much turnover in a category; sums in minor units. Those that are
 * paid after play pay as if the account had chosen them to be just played through. Money that can be staked at once is
 * worth all of it: long shots leave nearly the whole sum, however often it has to be staked. Money for play alone never
 * leaves.
 */
export function bonusesPay(bonuses: readonly MonthlyBonus[], category: string, turnover: number) {
  const later = bonuses.filter(({ terms }) => terms.locked)
  const rate = Math.max(0, ...later.map(({ terms }) => earnedRate(terms, category)))
  return {
    afterPlay: Math.min(sumOf(later), Math.floor((turnover * rate) / 1_000_000)),
    toStake: sumOf(bonuses.filter(({ terms }) => !terms.locked && !terms.playOnly)),
  }
}
