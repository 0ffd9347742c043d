import type { Tier } from '../../kernel/db/index.ts'

const million = 1_000_000

/** The steps of a contract, none above its cap; as they are without one. */
export const capTiers = (tiers: readonly Tier[], cap: number | undefined): readonly Tier[] =>
  cap === undefined
    ? tiers
    : tiers.map((tier) => ({
        ...tier,
        rate: Math.min(tier.rate, tier.rateType === 'P' ? cap : Math.floor((cap * tier.minimumBet) / million)),
      }))
