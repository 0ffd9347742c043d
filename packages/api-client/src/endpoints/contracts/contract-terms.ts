import * as v from 'valibot'
import { dependentAmounts } from '../../schemas/dependent-amounts.ts'
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

/**
 * P: the rate is a part of the turnover (0.003 is 0.3 %). A: it is an amount, minor units inside, major on the wire.
 */
export const rateType = v.picklist(['P', 'A'])

interface Rated {
  readonly rateType: 'P' | 'A'
}

/** The rate of a tier is a sum where it is an amount; a part stays what it is. */
export const rateAmounts = ({ rateType: type }: Rated): readonly string[] => (type === 'A' ? ['rate'] : [])

/** A tier of a contract in the newer calls; sums in minor units, `rate` a part for P and minor units for A. */
export const contractTier = dependentAmounts(
  v.object({
    minimumBet: money,
    netLoss: v.nullish(money, 0),
    activeMember: v.nullish(v.number(), 0),
    rateType,
    rate: boundedNumber,
  }),
  rateAmounts,
)

/** A step of a contract. */
export type ContractTier = v.InferOutput<typeof contractTier>

/**
 * P pending, E pending change of a dividend in force, V termination proposed
 * to this member, A in force, T termination proposed by this member.
 */
export const contractStatus = v.picklist(['P', 'E', 'V', 'A', 'T'])
