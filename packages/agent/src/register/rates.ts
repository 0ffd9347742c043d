import { isRefused } from '@parlour/api-client'
import type { RebateSetting } from '@parlour/api-client/endpoints'

const parts = 1_000_000
const partsOfPercent = 10_000

/** Within what a rate may be handed on; every figure a percentage of the turnover, 0 to 100. */
export interface RateBounds {
  readonly productType: string
  readonly lowest: number
  readonly highest: number
  readonly step: number
  /** The agent's own rate. */
  readonly own: number
}

/** Rates by product type as they are chosen: percentages, null where a field has no number. */
export type ChosenRates = Readonly<Record<string, number | null>>

const toParts = (percent: number): number => Math.round(percent * partsOfPercent)
const toPercent = (wire: number): number => Math.round(wire * parts) / partsOfPercent

/**
 * What an agent can hand on: from the least that the platform allows to the own rate. Product types without room are
 * left out.
 *
 * @param settings as the platform sends them: parts of the turnover
 * @returns bounds in percent, in the platform's order
 * @example rateBounds([{ productType: 'RNG', lowest: 0, highest: 0.02, step: 0.0005, own: 0.005 }])[0].highest // 0.5
 */
export const rateBounds = (settings: readonly RebateSetting[]): RateBounds[] =>
  settings.flatMap(({ productType, lowest, highest, step, own }) => {
    const most = Math.min(toPercent(highest), toPercent(own ?? 0))
    return most > toPercent(lowest)
      ? [
          {
            productType,
            lowest: toPercent(lowest),
            highest: most,
            step: toPercent(step) || 1 / partsOfPercent,
            own: toPercent(own ?? 0),
          },
        ]
      : []
  })

/**
 * The rates that a form begins with: the least of each, so that nothing is given away by chance.
 *
 * @returns percentages by product type
 * @example firstRates(bounds) // { RNG: 0 }
 */
export const firstRates = (bounds: readonly RateBounds[]): ChosenRates =>
  Object.fromEntries(bounds.map(({ productType, lowest }) => [productType, lowest]))

/**
 * Whether a rate is between its bounds and on a step.
 *
 * @param percent 0 to 100; null for none
 * @returns false for none too
 * @example fitsRate({ productType: 'RNG', lowest: 0, highest: 0.5, step: 0.05, own: 0.5 }, 0.52) // false
 */
export function fitsRate({ lowest, highest, step }: RateBounds, percent: number | null | undefined): boolean {
  if (percent === null || percent === undefined || !Number.isFinite(percent)) return false
  const rate = percent * partsOfPercent
  const whole = toParts(percent)
  if (Math.abs(rate - whole) > 1e-6) return false
  return whole >= toParts(lowest) && whole <= toParts(highest) && whole % toParts(step) === 0
}

/**
 * What the agent keeps of 1,000 that are staked.
 *
 * @param percent what is handed on, 0 to 100
 * @returns minor units; null where the rate does not fit
 * @example keptOfThousand({ productType: 'RNG', lowest: 0, highest: 0.5, step: 0.05, own: 0.5 }, 0.3) // 200
 */
export const keptOfThousand = (bounds: RateBounds, percent: number | null | undefined): number | null =>
  fitsRate(bounds, percent) ? Math.round((toParts(bounds.own) - toParts(percent ?? 0)) / 10) : null

/**
 * How many places a rate is written with: two, or more where its steps are finer.
 *
 * @returns 2 to 4
 * @example rateDigits({ productType: 'RNG', lowest: 0, highest: 0.5, step: 0.005, own: 0.5 }) // 3
 */
export const rateDigits = ({ step }: RateBounds): number =>
  [2, 3].find((digits) => toParts(step) % 10 ** (4 - digits) === 0) ?? 4

/**
 * Chosen rates as the platform takes them.
 *
 * @returns parts of the turnover by product type; a rate that is none is left out
 * @example sentRates({ RNG: 0.3 }) // { RNG: 0.003 }
 */
export const sentRates = (rates: ChosenRates): Record<string, number> =>
  Object.fromEntries(
    Object.entries(rates).flatMap(([productType, percent]) =>
      percent === null ? [] : [[productType, toParts(percent) / parts] as const],
    ),
  )

/**
 * Of which product type the platform refused a rate.
 *
 * @returns null where an error is another one, or names none
 * @example if (refusedRate(error) === 'RNG') say()
 */
export function refusedRate(error: unknown): string | null {
  if (!isRefused(error, 'agent.rate.outside')) return null
  const { value } = error
  return typeof value === 'object' && value !== null && 'productType' in value && typeof value.productType === 'string'
    ? value.productType
    : null
}
