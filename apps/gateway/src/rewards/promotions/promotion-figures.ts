import type { PromotionRule, PromotionRules, PromotionType } from '../../kernel/db/index.ts'

/** What a member can do about a promotion. */
type Action = 'join' | 'apply' | 'deposit' | 'claim' | 'automatic'

const actions: Readonly<Record<PromotionType, Action>> = {
  CASHBACK: 'automatic',
  REFERRAL: 'automatic',
  MANUAL: 'apply',
  NEW_REGISTER: 'automatic',
  DEPOSIT: 'deposit',
  REBATE: 'automatic',
  TURNOVER: 'claim',
  SIGNUP: 'join',
}

/** What a member can do about a promotion of a type. */
export const actionOf = (type: PromotionType): Action => actions[type]

/** What a promotion gives as its offer states it; sums in minor units. */
export interface PromotionFigures {
  readonly amount: number | null
  readonly maximum: number | null
  /** ISO 4217 of the sums, where it is not the site's own. */
  readonly currency: string | null
  readonly percent: number | null
  /** The most that the share comes to, in per cent of the stakes. */
  readonly percentOfStakes: number | null
  /** What an invited friend has to deposit and to stake. */
  readonly requiredDeposit: number | null
  readonly requiredStake: number | null
}

const none: PromotionFigures = {
  amount: null,
  maximum: null,
  currency: null,
  percent: null,
  percentOfStakes: null,
  requiredDeposit: null,
  requiredStake: null,
}

/** What the rule of a promotion gives as its offer states it. */
export function figuresOf(rule: PromotionRule): PromotionFigures {
  switch (rule.type) {
    case 'CASHBACK':
      return {
        ...none,
        percent: Math.max(0, ...rule.steps.map(({ rate }) => rate)) / 100,
        percentOfStakes: rule.ceiling / 10_000,
      }
    case 'REBATE':
      return { ...none, percent: rule.rate / 100 }
    case 'DEPOSIT':
      return { ...none, percent: rule.percent, maximum: rule.maximum }
    case 'MANUAL':
      return { ...none, maximum: rule.maximum, currency: rule.currency }
    case 'REFERRAL':
      return { ...none, amount: rule.reward, requiredDeposit: rule.deposit, requiredStake: rule.stake }
    case 'TURNOVER':
    case 'SIGNUP':
      return { ...none, amount: rule.reward }
    case 'NEW_REGISTER':
      return none
  }
}

/**
 * The most that an approved application is paid, in minor units of the site's currency; null where the rule names it in
 * another currency alone.
 */
export const mostPaidOf = ({ maximum, currency, mostPaid = null }: PromotionRules['MANUAL']): number | null =>
  currency === null ? maximum : mostPaid
