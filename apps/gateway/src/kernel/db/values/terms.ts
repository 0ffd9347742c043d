/** Under which terms money is given; sums in minor units. */
export interface PromotionTerms {
  /** How many times the base has to be staked before the money may be withdrawn; 0 for at once. */
  readonly multiple: number
  readonly on: 'bonus' | 'deposit' | 'both'
  /** Whether it is for play alone: it and what is won with it may never be withdrawn. */
  readonly playOnly?: boolean
  /** Whether it is paid only when that much has been staked, and cannot be staked before. */
  readonly locked?: boolean
  /** Categories in which it may not be staked, and whose stakes do not count. */
  readonly excluded: readonly string[]
  /** Categories whose stakes count only in part, in percent. */
  readonly weights?: Readonly<Record<string, number>>
  /** The highest stake that may be taken from the bonus and counts, or null without one. */
  readonly maxBet: number | null
  /** How many days there are to stake, from the day it is given; null without an end. */
  readonly days: number | null
  readonly minDeposit: number | null
}
