import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { wagerFor } from '@parlour/api-client/endpoints'
import type { Grant } from '../bonus/grant-bonus.ts'
import { deposits } from '../db/tables/index.ts'
import type { Language } from '../http/languages.ts'
import { sentences } from '../http/messages.ts'
import { dayMs } from '../jobs/manila-calendar.ts'

/** A bonus that a deposit may carry; sums in minor units. */
export interface DepositPromotion {
  readonly id: number
  readonly title: Readonly<Record<Language, string>>
  readonly percent: number
  readonly maximumBonus: number
  readonly minimumDeposit: number
  readonly wagerTimes: number
  readonly days: number
  readonly excluded: readonly string[]
  /** The highest stake that may be taken from the bonus and counts, or null without one. */
  readonly maxBet: number | null
  readonly weights: Readonly<Record<string, number>>
}

/**
 * The bonuses that deposits may carry; 105 is the promotion of that number on the page of promotions. Each is given once to an
 * account: a bonus that comes again without play would be worth more than it costs to play through, whatever its terms.
 */
export const depositPromotions: readonly DepositPromotion[] = [
  {
    id: 105,
    title: sentences('deposit.offer.second'),
    percent: 20, maximumBonus: 500_000, minimumDeposit: 20_000, wagerTimes: 8, days: 30,
    excluded: [], maxBet: null, weights: { LIVE: 10 },
  },
]

/** What a promotion gives for a deposit, in minor units. */
export const bonusOf = ({ percent, maximumBonus }: DepositPromotion, amount: number): number =>
  Math.min(maximumBonus, Math.floor((amount * percent) / 100))

/** A bonus of a promotion as it is booked at a moment, in minor units. */
export const grantOf = ({ title, wagerTimes, excluded, weights, maxBet, days }: DepositPromotion, amount: number, at: number): Omit<Grant, 'memberId'> => ({
  amount, kind: 'deposit', note: title.EN, title, wager: wagerFor({ wagerMultiple: wagerTimes, wagerOn: 'bonus' }, { bonus: amount }), excluded, weights,
  maxBet, expiresAt: at + days * dayMs, at,
})

/** Why a member cannot take a promotion now, which comes with the second deposit; null when they can. */
export async function whyNot(db: Database, memberId: number): Promise<'deposit.promotion.second' | null> {
  const [row] = await db.select({ n: count() }).from(deposits).where(and(eq(deposits.memberId, memberId), eq(deposits.status, 'paid')))
  return row?.n === 1 ? null : 'deposit.promotion.second'
}
