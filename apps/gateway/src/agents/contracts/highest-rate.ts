import type { Tier } from '../../kernel/db/index.ts'

const million = 1_000_000

/**
 * The most that steps pay of the turnover or the net loss that reaches
 * them, in parts per million; without an end for an amount from nothing.
 */
export const highestRate = (tiers: readonly Tier[]): number =>
  Math.max(
    0,
    ...tiers.map(({ rateType, rate, minimumBet }) => {
      if (rateType === 'P' || rate === 0) return rate
      return minimumBet > 0 ? (rate * million) / minimumBet : Number.POSITIVE_INFINITY
    }),
  )
