import type { getCustomerRebate, ResponseOf } from '@parlour/api-client/endpoints'
import { firstRates, rateBounds, type ChosenRates, type RateBounds } from '../register/rates.ts'

/** What the platform says of the rate of one product type: parts of the turnover. */
export type MemberRate = ResponseOf<typeof getCustomerRebate>['list'][number]

/**
 * Within what the rates of a member can be set: from what it has handed on to what the agent has.
 *
 * @returns bounds in percent; product types without room are left out
 * @example memberBounds([{ productType: 'RNG', rate: 0.005, lowest: 0.004, highest: 0.008, step: 0.0005, own: 0.008 }])
 */
export const memberBounds = (rates: readonly MemberRate[]): RateBounds[] =>
  rateBounds(rates.map((rate) => ({ ...rate, own: rate.own ?? rate.highest })))

const percentOf = (part: number): number => Math.round(part * 1_000_000) / 10_000

/**
 * The rates that a form begins with: those the member has.
 *
 * @returns percentages by product type
 * @example presentRates(list) // { RNG: 0.5 }
 */
export const presentRates = (rates: readonly MemberRate[]): ChosenRates => ({
  ...firstRates(memberBounds(rates)),
  ...Object.fromEntries(rates.map(({ productType, rate }) => [productType, percentOf(rate)])),
})

/**
 * The rates that were changed; those that are not sent stay as they are.
 *
 * @returns percentages by product type
 * @example changedRates({ RNG: 0.5 }, { RNG: 0.6 }) // { RNG: 0.6 }
 */
export const changedRates = (before: ChosenRates, chosen: ChosenRates): ChosenRates =>
  Object.fromEntries(Object.entries(chosen).filter(([productType, percent]) => percent !== before[productType]))
