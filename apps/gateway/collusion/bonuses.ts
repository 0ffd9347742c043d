import type { PromotionRule } from '../src/kernel/db/values/promotion-rule.ts'
import type { PromotionTerms } from '../src/kernel/db/values/terms.ts'
import { promoCodes } from '../src/app/seed/rewards/points-shop.ts'
import { seedRules } from '../src/app/seed/rewards/promotion-rules.ts'
import { loginAmounts, loginTerms } from '../src/rewards/promotions/login-streak.ts'
import { earnedRate } from '../src/rewards/promotions/terms.ts'
import { days } from './month.ts'

/** The most that an account can be given of a bonus in a month, in minor units, and under which terms. */
export interface MonthlyBonus {
  readonly name: string
  readonly most: number
  readonly terms: PromotionTerms
}

/**
 * The most that a promotion gives an account in a month beside what it pays for play, in minor units; a bonus for any
 * deposit has no most.
 */
function mostOf(rule: PromotionRule): number {
  if (rule.type === 'DEPOSIT') return rule.nth === null ? Number.POSITIVE_INFINITY : rule.maximum
  return rule.type === 'REFERRAL' ? rule.aMonth * rule.reward : 0
}

/** The bonuses of deposits, the rewards for inviting and for logging in every day, and every promotion code. */
export const monthlyBonuses: readonly MonthlyBonus[] = [
  ...seedRules.flatMap(({ id, rule, terms }): MonthlyBonus[] => {
    const most = mostOf(rule)
    return terms && most > 0 ? [{ name: `promotion ${id} (${rule.type})`, most, terms }] : []
  }),
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
