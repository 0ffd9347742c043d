import * as v from 'valibot'
import { optionalNumber } from './flag.ts'
import type { BonusAmount } from './bonus-amount.ts'
import { money } from './money.ts'
import { sideList } from './tolerant-list.ts'
import { sideRecord } from './tolerant-record.ts'

/**
 * The terms that go with a bonus figure; every answer that shows an amount carries them. Sums in minor units, times in
 * milliseconds since 1970.
 */
export const bonusTerms = v.object({
  /** How many times the base has to be staked before the money may be withdrawn; 0 when it is free at once. */
  wagerMultiple: v.pipe(v.number(), v.minValue(0)),
  /** What is multiplied: the bonus, the deposit it came with, or both together. */
  wagerOn: v.nullish(v.picklist(['bonus', 'deposit', 'both']), 'bonus'),
  /** Whether it is for play alone: it and what is won with it can never be withdrawn, whatever is staked. */
  playOnly: v.nullish(v.boolean(), false),
  /** Whether it is paid only when that much has been staked: until then it lies in no wallet and cannot be staked. */
  locked: v.nullish(v.boolean(), false),
  /** The sum to be staked, when the amount is already known. */
  wager: v.nullish(money, null),
  /** The highest stake of one round that counts; null when there is none. */
  maxBet: v.nullish(money, null),
  /** Categories whose stakes do not count. */
  excludedCategories: sideList(v.string()),
  /** Categories whose stakes count only in part, in percent. */
  weights: v.nullish(sideRecord(v.number()), {}),
  /** How many days there are to stake it, from the day it is given; null without an end. */
  validDays: optionalNumber,
  /** When the time to stake it ends, once it is given. */
  expiresAt: optionalNumber,
  /** The time zone that days and ends are counted in, as the IANA names it. */
  timeZone: v.nullish(v.string(), 'UTC'),
  /** The smallest deposit that it is given for; null when none is needed. */
  minDeposit: v.nullish(money, null),
})

/** The terms that go with a bonus figure. */
export type BonusTerms = v.InferOutput<typeof bonusTerms>

const hundredths = 100

/**
 * The wagering requirement of a bonus. The platform and the pages use this one function.
 *
 * @param terms the multiplier, and what it multiplies: bonus, deposit or both
 * @param amounts bonus and deposit, minor units
 * @returns minor units, rounded up
 * @example wageringRequirementFor({ wagerMultiple: 3, wagerOn: 'both' }, { bonus: 10_000, deposit: 20_000 }) // 90000
 */
export function wageringRequirementFor(
  { wagerMultiple, wagerOn }: Pick<BonusTerms, 'wagerMultiple' | 'wagerOn'>,
  { bonus, deposit = 0 }: { bonus: number; deposit?: number },
): number {
  const base = (wagerOn === 'deposit' ? 0 : bonus) + (wagerOn === 'deposit' || wagerOn === 'both' ? deposit : 0)
  return Math.ceil((Math.round(wagerMultiple * hundredths) * base) / hundredths)
}

/**
 * The bonus for a deposit: its percentage, rounded down, up to the maximum.
 *
 * @param promotion `percent` of the deposit, and `maximumBonus` in minor units
 * @param deposit minor units
 * @returns minor units
 * @example depositBonusFor({ percent: 20, maximumBonus: 500_000 }, 100_000) // 20000
 */
export const depositBonusFor = (
  { percent, maximumBonus }: { percent: number; maximumBonus: number },
  deposit: number,
): BonusAmount => Math.min(maximumBonus, Math.floor((deposit * percent) / 100))
