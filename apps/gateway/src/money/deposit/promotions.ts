import { depositBonusFor } from '@parlour/api-client/endpoints'
import { and, asc, count, eq } from 'drizzle-orm'
import { announcements, deposits, promotions } from '../../kernel/db/index.ts'
import type { Database, PromotionTerms, RuleOf, Words } from '../../kernel/db/index.ts'
import { isOn } from '../../kernel/ports/index.ts'
import { grantUnder } from '../bonus/grant-under.ts'
import type { Grant } from '../bonus/grant-bonus.ts'

/** A bonus that a deposit may carry. */
export interface DepositPromotion {
  readonly id: number
  readonly title: Words
  readonly rule: RuleOf<'DEPOSIT'>
  readonly terms: PromotionTerms
}

/** The bonuses that deposits may carry at `now`, in the operator's order. */
export async function depositPromotions(db: Database, now: number): Promise<DepositPromotion[]> {
  const rows = await db
    .select({ announcement: announcements, promotion: promotions })
    .from(promotions)
    .innerJoin(announcements, and(eq(announcements.id, promotions.id), eq(announcements.type, 'PR')))
    .where(eq(promotions.type, 'DEPOSIT'))
    .orderBy(asc(announcements.position), asc(announcements.id))
  return rows.flatMap(({ announcement, promotion: { id, rule, terms } }) =>
    rule.type === 'DEPOSIT' && terms && isOn(announcement, now) ? [{ id, title: announcement.title, rule, terms }] : [],
  )
}

/** The bonus of that number if deposits may carry it at `now`. */
export const depositPromotion = async (db: Database, id: number, now: number): Promise<DepositPromotion | undefined> =>
  (await depositPromotions(db, now)).find((promotion) => promotion.id === id)

/** What a promotion gives for a deposit, in minor units. */
export const bonusOf = ({ rule: { percent, maximum } }: Pick<DepositPromotion, 'rule'>, amount: number): number =>
  depositBonusFor({ percent, maximumBonus: maximum }, amount)

/** A bonus of a promotion as it is booked; the sums in minor units, `at` in milliseconds. */
export const grantOf = (
  { title, terms }: Pick<DepositPromotion, 'title' | 'terms'>,
  given: { readonly amount: number; readonly deposit: number; readonly at: number },
): Omit<Grant, 'memberId'> => ({ kind: 'deposit', note: title.EN, title, ...grantUnder(terms, given) })

/**
 * Why a member cannot take a promotion now, which may come with
 * the first or the second deposit alone; null when they can.
 */
export async function whyNot(
  db: Database,
  { rule: { nth } }: Pick<DepositPromotion, 'rule'>,
  memberId: number,
): Promise<'deposit.promotion.first' | 'deposit.promotion.second' | null> {
  if (nth === null) return null
  const [row] = await db
    .select({ n: count() })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.status, 'paid')))
  if (row?.n === nth - 1) return null
  return nth === 1 ? 'deposit.promotion.first' : 'deposit.promotion.second'
}
