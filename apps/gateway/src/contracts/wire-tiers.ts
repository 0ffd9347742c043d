import { toWireMoney } from '@parlour/api-client/endpoints'
import type { Tier } from '../db/tables/index.ts'
import { toWireRate } from '../salaries/share.ts'

/** A rate as the wire writes it: a part for P, major units for A. */
export const wireRate = ({ rateType, rate }: { readonly rateType: string; readonly rate: number }): number =>
  rateType === 'P' ? toWireRate(rate) : toWireMoney(rate)

/** The steps of a contract as the newer calls tell them. */
export const wireTiers = (tiers: readonly Tier[]) =>
  tiers.map((tier) => ({
    minimumBet: toWireMoney(tier.minimumBet),
    netLoss: toWireMoney(tier.netLoss),
    activeMember: tier.activeMember,
    rateType: tier.rateType,
    rate: wireRate(tier),
  }))
