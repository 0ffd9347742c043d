import type { Tier } from '../../kernel/db/index.ts'
import { toWireRate } from '../agent/share.ts'

/** A rate as answers have it: a part for P, minor units for A. */
export const wireRate = ({ rateType, rate }: { readonly rateType: string; readonly rate: number }): number =>
  rateType === 'P' ? toWireRate(rate) : rate

/** A step of a contract as the newer calls tell it. */
export const wireTier = (tier: Tier) => ({
  minimumBet: tier.minimumBet,
  netLoss: tier.netLoss,
  activeMember: tier.activeMember,
  rateType: tier.rateType,
  rate: wireRate(tier),
})

/** The steps of a contract as the newer calls tell them. */
export const wireTiers = (tiers: readonly Tier[]) => tiers.map(wireTier)
