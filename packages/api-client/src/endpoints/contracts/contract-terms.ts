import * as v from 'valibot'
import { dependentAmounts } from '../../schemas/dependent-amounts.ts'
import { optionalId } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
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

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/** A step of an offer as it is sent; sums in minor units. */
export const offeredTier = v.pipe(
  v.object({
    minimumBet: v.optional(whole, 0),
    /** Only of dividends. */
    netLoss: v.optional(whole, 0),
    activeMember: v.optional(whole, 0),
    rateType,
    /** For P: the part of the turnover, or for dividends of the net loss; at most four places of a percent. */
    rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    /** For A: the sum that is paid. */
    amount: v.optional(whole),
  }),
  v.check(
    (tier) => (tier.rateType === 'P' ? tier.rate : tier.amount) !== undefined,
    'a step needs its rate or its amount',
  ),
)

/** One of the two sides of a change: the steps, how long each period is, and the number of the contract, if there is one. */
export const contractSide = v.object({ contractId: optionalId, period: v.string(), tiers: tolerantList(contractTier) })

/**
 * P pending, E pending change of a dividend in force, V termination proposed
 * to this member, A in force, T termination proposed by this member.
 */
export const contractStatus = v.picklist(['P', 'E', 'V', 'A', 'T'])
