import { depositPromotions } from '../deposit/promotions.ts'
import { answerTerms, freeTerms, playTimes, type Terms } from './terms.ts'

const peso = 100

/** What a promotion gives and asks for; sums in minor units. Its words stand in the announcement of the same id. */
export interface PromotionRule {
  readonly promotionId: number
  readonly type: string
  readonly action: 'join' | 'apply' | 'deposit' | 'claim' | 'automatic'
  readonly amount: number | null
  readonly maximum: number | null
  /** ISO 4217 of the sums, where it is not the site's own. */
  readonly currency?: string
  readonly percent: number | null
  /** Null where no bonus is given: what a new account starts with is play money for good. */
  readonly terms: Terms | null
}

/** A promotion that gives money with terms. */
interface PaidRule extends PromotionRule {
  readonly terms: Terms
}

const rule = (
  promotionId: number, type: string, action: PromotionRule['action'], terms: Terms,
  more: Partial<Omit<PromotionRule, 'terms'>> = {},
): PaidRule => ({ promotionId, type, action, terms, amount: null, maximum: null, percent: null, ...more })

/** Cashback of the week's net loss: from each of these losses on, that many hundredths of a percent. */
export const cashbackSteps = [
  { loss: 500 * peso, rate: 200 },
  { loss: 20_000 * peso, rate: 300 },
  { loss: 100_000 * peso, rate: 350 },
] as const

/** The most that cashback gives, in parts per million of the week's turnover: a win and a loss that cover each other earn nothing. */
export const cashbackCeiling = 800

/** Friday cashback: paid when the week is over. */
export const cashback = { ...rule(101, 'CASHBACK', 'automatic', playTimes(1, null), { percent: 3.5 }), weekday: 6 }

/** Bring a friend: what the friend pays in and stakes before it is paid, and how many count in a month. */
export const referral = {
  ...rule(102, 'REFERRAL', 'automatic', playTimes(1, null), { amount: 150 * peso }),
  reward: 150 * peso,
  deposit: 200 * peso,
  stake: 1_000 * peso,
  aMonth: 20,
}

/** Zalo welcome: somebody looks at the application and says how much. */
export const zaloWelcome = rule(103, 'MANUAL', 'apply', playTimes(3, 14), { maximum: 131_000 * peso, currency: 'VND' })

/** Play money of a new account. */
const firstLook: PromotionRule = { ...rule(104, 'NEW_REGISTER', 'automatic', freeTerms), terms: null }

/** Bonuses that are chosen with a deposit. */
const withDeposit: readonly PromotionRule[] = depositPromotions.map((promotion) =>
  rule(
    promotion.id, 'DEPOSIT', 'deposit',
    playTimes(promotion.wagerTimes, promotion.days, {
      minDeposit: promotion.minimumDeposit,
      excluded: promotion.excluded,
      maxBet: promotion.maxBet,
      weights: promotion.weights,
    }),
    { percent: promotion.percent, maximum: promotion.maximumBonus },
  ),
)

/** Daily slots rebate: from that much staked on slots the day before, in hundredths of a percent. */
export const slotsRebate = {
  ...rule(106, 'REBATE', 'automatic', freeTerms, { percent: 0.3 }), from: 1_000 * peso, rate: 30,
}

/** Catch of the day: the first hundred who stake that much on fishing. */
export const dailyCatch = {
  ...rule(107, 'TURNOVER', 'claim', playTimes(2, null), { amount: 88 * peso }),
  reward: 88 * peso,
  stake: 20_000 * peso,
  first: 100,
}

/** Weekend at the tables: joined first, then that much staked on live tables from Saturday to Sunday. */
export const weekendTables = {
  ...rule(108, 'SIGNUP', 'join', playTimes(3, 7), { amount: 38 * peso }),
  reward: 38 * peso,
  stake: 100_000 * peso,
}

/** Every promotion that has rules. */
const promotionRules: readonly PromotionRule[] = [
  cashback, referral, zaloWelcome, firstLook, ...withDeposit, slotsRebate, dailyCatch, weekendTables,
]

/** The rules of a promotion, by the id of its announcement. */
export const ruleOf = (promotionId: number): PromotionRule | undefined =>
  promotionRules.find((known) => known.promotionId === promotionId)

/** The terms of a promotion as the wire shows them; null where it has no rules or gives no bonus. */
export function termsOf(promotionId: number): ReturnType<typeof answerTerms> | null {
  const known = ruleOf(promotionId)
  return known?.terms ? answerTerms(known.terms, { amount: known.amount }) : null
}
