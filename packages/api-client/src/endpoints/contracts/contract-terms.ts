import * as v from 'valibot'
import { money } from '../../schemas/money.ts'
import { boundedNumber } from '../../schemas/whole-number.ts'

/** What a contract may be about: a category of games, or CONS for all that has no contract of its own. */
export const contractCategories = ['LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'] as const

/** The four kinds of contracts. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const

/** How long a dividend is counted before it is settled. */
export const dividendPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const

/** A kind of contract. */
export type ContractKind = (typeof contractKinds)[number]
/** A category of contracts. */
export type ContractCategory = (typeof contractCategories)[number]
/** A period of dividends. */
export type DividendPeriod = (typeof dividendPeriods)[number]

/** P: the rate is a part of the turnover (0.003 is 0.3 %). A: it is an amount, minor units inside, major on the wire. */
export const rateType = v.picklist(['P', 'A'])

interface Rated {
  readonly rateType: 'P' | 'A'
  readonly rate: number
}

/** Reads the rate of an answer: an amount becomes minor units, a part stays what it is. */
export const readRate = <Tier extends Rated>(tier: Tier): Tier =>
  tier.rateType === 'A' ? { ...tier, rate: Math.round(tier.rate * 100) } : tier

/** A step of a contract as the newer calls tell it; sums in minor units, `rate` a part for P and minor units for A. */
export const contractTier = v.pipe(
  v.object({
    minimumBet: money,
    netLoss: v.nullish(money, 0),
    activeMember: v.nullish(v.number(), 0),
    rateType,
    rate: boundedNumber,
  }),
  v.transform(readRate),
)

/** A step of a contract. */
export type ContractTier = v.InferOutput<typeof contractTier>

/** P pending, E pending change of a dividend in force, V termination proposed to this member, A in force, T termination proposed by this member. */
export const contractStatus = v.picklist(['P', 'E', 'V', 'A', 'T'])
