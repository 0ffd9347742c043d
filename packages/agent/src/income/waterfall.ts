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

/** What rounding down can make of three products. */
const rounding = 2

/** What the play came to by the rate. A dividend counts losses of earlier periods, and is limited by the bets. */
function earned({ kind, netLoss, rateType, rate, gross, carryIn, carryOut }: Parts): WaterfallTerm[] {
  if (kind !== 'dividend' || rateType === 'A' || rate === 0) return [{ id: 'counted', sum: gross }]
  const carriedIn = Math.round(carryIn * rate)
  const carriedOut = Math.round(-carryOut * rate)
  const counted = Math.round(netLoss * rate)
  const rest = gross - counted - carriedIn - carriedOut
  const limited = Math.abs(rest) > rounding
  return [
    { id: 'counted', sum: limited ? counted : counted + rest },
    { id: 'carriedIn', sum: carriedIn },
    { id: 'carriedOut', sum: carriedOut },
    { id: 'limit', sum: limited ? rest : 0 },
  ]
}

/**
 * The way from the play to what was paid; the terms add up to the paid sum. Those of nothing are left out, but the first.
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
  return [
    ...earned(payout),
    { id: 'handedOn' as const, sum: payout.adjustment - fromUpline },
    { id: 'upline' as const, sum: fromUpline },
  ].filter(({ id, sum }) => id === 'counted' || sum !== 0)
}
