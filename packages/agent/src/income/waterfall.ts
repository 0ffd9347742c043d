import type { PayoutDetails } from '@parlour/api-client/endpoints'

/** What a payout is made of: what was counted, losses carried in and on, a limit, what others got of it. */
export type WaterfallTermId = 'counted' | 'carriedIn' | 'carriedOut' | 'limit' | 'handedOn' | 'upline'

/** A step from the play to the money: minor units, below zero where it takes away. */
export interface WaterfallTerm {
  readonly id: WaterfallTermId
  readonly sum: number
}

type Parts = Pick<
  PayoutDetails,
  'kind' | 'netLoss' | 'rateType' | 'rate' | 'gross' | 'carryIn' | 'carryOut' | 'adjustment'
> & { readonly adjustments?: PayoutDetails['adjustments'] }

/** What rounding down can make of two products. */
const rounding = 2

/** What the play came to by the rate, and what was carried in of it. A dividend is limited by the bets as well. */
function earned({ kind, netLoss, rateType, rate, gross, carryIn }: Parts): WaterfallTerm[] {
  if (kind !== 'dividend') return [{ id: 'counted', sum: gross }]
  // A fixed sum does not grow with the net loss, and nothing is paid by no step.
  const part = rateType === 'A' ? 0 : rate
  const carriedIn = part === 0 ? 0 : Math.round(carryIn * part)
  const counted = part === 0 ? gross : Math.round(netLoss * part)
  const rest = gross - counted - carriedIn
  const limited = Math.abs(rest) > rounding
  return [
    { id: 'counted', sum: limited ? counted : counted + rest },
    { id: 'carriedIn', sum: carriedIn },
    { id: 'limit', sum: limited ? rest : 0 },
  ]
}

/**
 * The way from the play to what was paid; the terms add up to the paid sum. Those of nothing are left out, but the first
 * and losses that were carried: a loss that is carried out pays nothing now, and one that is carried in may have eaten
 * all of the play.
 *
 * @param payout with its parts
 * @param upline the account above the agent, which may have borne less than was due
 * @returns terms in the order in which they count
 * @example waterfallOf(payout, 'marcobay01') // [{ id: 'counted', sum: 142_300 }, { id: 'handedOn', sum: -68_420 }]
 */
export function waterfallOf(payout: Parts, upline: string | null = null): WaterfallTerm[] {
  const fromUpline = (payout.adjustments ?? [])
    .filter(({ account }) => account === upline)
    .reduce((sum, { amount }) => sum + amount, 0)
  const isCarried = { carriedIn: payout.carryIn !== 0, carriedOut: payout.carryOut !== 0 }
  return [
    ...earned(payout),
    { id: 'carriedOut' as const, sum: 0 },
    { id: 'handedOn' as const, sum: payout.adjustment - fromUpline },
    { id: 'upline' as const, sum: fromUpline },
  ].filter(
    ({ id, sum }) => id === 'counted' || sum !== 0 || ((id === 'carriedIn' || id === 'carriedOut') && isCarried[id]),
  )
}
