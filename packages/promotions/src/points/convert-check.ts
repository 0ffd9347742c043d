import type { PointConversion } from '@parlour/api-client/endpoints'

/** What keeps points from being converted: none typed, too few, no multiple, or more than there are. */
export type ConvertIssue = 'required' | 'least' | 'step' | 'most'

type Rule = Pick<PointConversion, 'minimumPoint' | 'multiple' | 'cashRatio'>

/** Checks typed points by the platform's rule of conversion (PNT-01); null when they can be converted. */
export function convertIssue(typed: string, { minimumPoint, multiple }: Rule, balance: number): ConvertIssue | null {
  if (!/^\d{1,9}$/.test(typed)) return 'required'
  const points = Number(typed)
  if (points < (minimumPoint ?? 1)) return 'least'
  if (points % (multiple ?? 1) !== 0) return 'step'
  return points > balance ? 'most' : null
}

/** What so many points are worth, in minor units. */
export const worthOf = (points: number, { cashRatio }: Pick<Rule, 'cashRatio'>): number => points * cashRatio

/** The most points of a balance that can be converted at once; 0 when they do not reach the least. */
export function mostPoints(balance: number, { minimumPoint, multiple }: Rule): number {
  const most = balance - (balance % (multiple ?? 1))
  return most < (minimumPoint ?? 1) ? 0 : most
}
