import { wageringMultiplier } from '../promotions/terms.ts'

const peso = 100

/** How points are earned: `point` points for every `amount` (minor units) that is staked, or paid in under DEPOSIT. */
export interface PointRule {
  readonly type: string
  readonly amount: number
  readonly point: number
}

/** What deposits are counted under. */
export const depositType = 'DEPOSIT'

/** How points are earned by category. */
export const pointRules: readonly PointRule[] = [
  { type: 'RNG', amount: 100 * peso, point: 1 },
  { type: 'FISH', amount: 100 * peso, point: 1 },
  { type: 'PVP', amount: 200 * peso, point: 1 },
  { type: 'LOTT', amount: 200 * peso, point: 1 },
  { type: 'ELOTT', amount: 200 * peso, point: 1 },
  { type: 'SPORTS', amount: 250 * peso, point: 1 },
  { type: 'ESPORTS', amount: 250 * peso, point: 1 },
  { type: 'COCKFIGHT', amount: 250 * peso, point: 1 },
  { type: 'LIVE', amount: 300 * peso, point: 1 },
  { type: depositType, amount: 500 * peso, point: 1 },
]

/** The rule of a category; none where nothing is earned. */
export const pointRule = (type: string): PointRule | undefined => pointRules.find((rule) => rule.type === type)

/**
 * The points of a sum with what was left over before, and what is left over now; whole numbers, so that no stake is
 * lost.
 */
export function pointsOf(
  { amount, point }: PointRule,
  sum: number,
  rest: number,
): { readonly points: number; readonly rest: number } {
  const counted = rest + sum * point
  return { points: Math.floor(counted / amount), rest: counted % amount }
}

/** What one point is worth when it is converted, in minor units. */
export const cashRatio = 10

/** The fewest points that are converted at once, and what they are a multiple of. */
export const leastConversion = { minimum: 20, multiple: 10 } as const

/** The terms of money that points were turned into. */
export const conversionTerms = wageringMultiplier(1, 30)
