import type { Tier } from '../../kernel/db/index.ts'
import { toWireRate } from '../agent/share.ts'
import type { Contract } from './kinds.ts'

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

/** One side of a change as the newer calls tell it; null without a contract. */
export const wireSide = (contract: Pick<Contract, 'id' | 'period' | 'tiers'> | undefined) =>
  contract ? { contractId: contract.id, period: contract.period, tiers: wireTiers(contract.tiers) } : null
