import { toWireMoney, wagerFor } from '@parlour/api-client/endpoints'
import { dayMs, houseTimeZone } from '../jobs/manila-calendar.ts'

/** Under which terms money is given; sums in minor units. */
export interface Terms {
  /** How many times the base has to be staked before the money may be withdrawn; 0 for at once. */
  readonly multiple: number
  readonly on: 'bonus' | 'deposit' | 'both'
  /** Whether it is for play alone: it and what is won with it may never be withdrawn. */
  readonly playOnly?: boolean
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

/** Money that may be withdrawn at once. */
export const freeTerms: Terms = { multiple: 0, on: 'bonus', excluded: [], maxBet: null, days: null, minDeposit: null }

/** Money to be staked that many times within so many days, in any category. */
export const playTimes = (
  multiple: number, days: number | null, more: Partial<Terms> = {},
): Terms => ({ ...freeTerms, multiple, days, ...more })

/** Money to be played within so many days, and never to be withdrawn. */
export const playOnly = (days: number): Terms => ({ ...freeTerms, days, playOnly: true })

/** What the terms are worked out from; sums in minor units, `from` the moment the time to stake begins. */
export interface TermsBase {
  readonly amount: number | null
  readonly deposit?: number
  readonly from?: number | null
}

/** What has to be staked, in minor units. */
export function wagerOf({ multiple, on }: Terms, amount: number, deposit = 0): number {
  return wagerFor({ wagerMultiple: multiple, wagerOn: on }, { bonus: amount, deposit })
}

/** When the time to stake ends for money given at `from`, in milliseconds, or null. */
export const stakeUntil = ({ days }: Terms, from: number): number | null => (days === null ? null : from + days * dayMs)

/** The terms as every answer with a bonus figure carries them. */
export function answerTerms(terms: Terms, { amount, deposit = 0, from = null }: TermsBase) {
  return {
    wagerMultiple: terms.multiple,
    wagerOn: terms.on,
    playOnly: terms.playOnly ?? false,
    wager: amount === null ? null : toWireMoney(wagerOf(terms, amount, deposit)),
    maxBet: terms.maxBet === null ? null : toWireMoney(terms.maxBet),
    excludedCategories: [...terms.excluded],
    weights: { ...terms.weights },
    validDays: terms.days,
    expiresAt: from === null ? null : stakeUntil(terms, from),
    timeZone: houseTimeZone,
    minDeposit: terms.minDeposit === null ? null : toWireMoney(terms.minDeposit),
  }
}
