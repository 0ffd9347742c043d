import type { PromotionTerms } from '../../kernel/db/index.ts'
import { marketTimeZone } from '../../kernel/jobs/index.ts'
import { stakeUntil, wageringRequirementOf } from '../../money/index.ts'

/** Money that may be withdrawn at once. */
export const freeTerms: PromotionTerms = {
  multiple: 0,
  on: 'bonus',
  excluded: [],
  maxBet: null,
  days: null,
  minDeposit: null,
}

/** Money to be staked that many times within so many days, in any category. */
export const wageringMultiplier = (
  multiple: number,
  days: number | null,
  more: Partial<PromotionTerms> = {},
): PromotionTerms => ({
  ...freeTerms,
  multiple,
  days,
  ...more,
})

/** Money that is paid once it has been staked that many times, within so many days. */
export const paidAfterPlay = (multiple: number, days: number, more: Partial<PromotionTerms> = {}): PromotionTerms =>
  wageringMultiplier(multiple, days, { ...more, locked: true })

/**
 * What a stake in a category earns of money that is paid after
 * play, in parts per million; of other money it earns nothing.
 */
export const earnedRate = ({ multiple, locked, excluded, weights }: PromotionTerms, category: string): number =>
  !locked || excluded.includes(category) ? 0 : ((weights?.[category] ?? 100) * 10_000) / multiple

/** Money to be played within so many days, and never to be withdrawn. */
export const playOnly = (days: number): PromotionTerms => ({ ...freeTerms, days, playOnly: true })

/** What the terms are worked out from; sums in minor units, `from` the moment the time to stake begins. */
export interface TermsBase {
  readonly amount: number | null
  readonly deposit?: number
  readonly from?: number | null
}

/** The terms as every answer with a bonus figure carries them; the categories that count most come first. */
export function serializeTerms(terms: PromotionTerms, { amount, deposit = 0, from = null }: TermsBase) {
  return {
    wagerMultiple: terms.multiple,
    wagerOn: terms.on,
    playOnly: terms.playOnly ?? false,
    locked: terms.locked ?? false,
    wager: amount === null ? null : wageringRequirementOf(terms, amount, deposit),
    maxBet: terms.maxBet,
    excludedCategories: [...terms.excluded],
    weights: Object.fromEntries(Object.entries(terms.weights ?? {}).toSorted(([, a], [, b]) => b - a)),
    validDays: terms.days,
    expiresAt: from === null ? null : stakeUntil(terms, from),
    timeZone: marketTimeZone,
    minDeposit: terms.minDeposit,
  }
}
