import type { PromotionRow } from '../../kernel/ports/index.ts'

/** For how many days after the day, the weekend or the decision that it comes from a reward can be claimed. */
export const claimDays = { TURNOVER: 1, SIGNUP: 7, MANUAL: 14 } as const satisfies Partial<
  Record<PromotionRow['type'], number>
>

/** The same of a promotion by its type; null where its reward is credited without a claim. */
export const claimDaysOf = (type: PromotionRow['type']): number | null =>
  new Map<string, number>(Object.entries(claimDays)).get(type) ?? null
