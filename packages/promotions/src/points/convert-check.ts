import type { BonusTerms, PointConversion } from '@parlour/api-client/endpoints'

/** A conversion whose terms are known; without them none can be made (BEY-02). */
export type StatedConversion = PointConversion & { readonly terms: BonusTerms }

/** The conversion into money, of those that the platform offers with their terms. */
export const cashConversion = (list: readonly PointConversion[]): StatedConversion | undefined =>
  list.find((each): each is StatedConversion => each.type === 'CASH' && each.terms !== null)

/** What keeps points from being converted: none typed, too few, no multiple, or more than there are. */
export type ConvertIssue = 'required' | 'least' | 'step' | 'most'

type Rule = Pick<PointConversion, 'minimumPoint' | 'multiple' | 'cashRatio'>

/**
 * Checks points to convert by the platform's rule (PNT-01).
 *
 * @param typed what was typed
 * @param balance points of the account
 * @returns the issue; null when they can be converted
 * @example convertIssue('500', { minimumPoint: 100, multiple: 100 , cashRatio: 1 }, 800) // null
 */
export function convertIssue(typed: string, { minimumPoint, multiple }: Rule, balance: number): ConvertIssue | null {
  if (!/^\d{1,9}$/.test(typed)) return 'required'
  const points = Number(typed)
  if (points < (minimumPoint ?? 1)) return 'least'
  if (points % (multiple ?? 1) !== 0) return 'step'
  return points > balance ? 'most' : null
}

/**
 * The amount that points are converted into.
 *
 * @param points whole points
 * @returns minor units
 * @example worthOf(500, { cashRatio: 1 }) // 500
 */
export const worthOf = (points: number, { cashRatio }: Pick<Rule, 'cashRatio'>): number => points * cashRatio

/**
 * The most points of a balance that can be converted at once.
 *
 * @param balance points of the account
 * @returns points; 0 when the balance is below the least
 * @example mostPoints(850, { minimumPoint: 100, multiple: 100, cashRatio: 1 }) // 800
 */
export function mostPoints(balance: number, { minimumPoint, multiple }: Rule): number {
  const most = balance - (balance % (multiple ?? 1))
  return most < (minimumPoint ?? 1) ? 0 : most
}
