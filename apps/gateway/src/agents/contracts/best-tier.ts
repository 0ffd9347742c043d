import type { Tier } from '../../kernel/db/index.ts'
import { share } from '../agent/share.ts'

/** What a contract measures; sums in minor units. */
export interface Figures {
  readonly turnover: number
  /** Stakes less wins, with what was carried in. */
  readonly netLoss: number
  readonly activeMembers: number
  /** What the operator keeps of the turnover on average: dividends pay on no more of the net loss. */
  readonly theoreticalLoss: number
}

/** The step that pays and what it pays; no step and rate 0 when none is reached. */
export interface Reached {
  readonly step: Tier | null
  readonly rateType: 'P' | 'A'
  readonly rate: number
  readonly gross: number
}

/**
 * The step that pays most of those that are reached; salaries pay on the turnover, dividends on the net loss, as far as
 * the turnover bears it: a loss that somebody else has won earns nothing.
 */
export function bestTier(
  tiers: readonly Tier[],
  { turnover, netLoss, activeMembers, theoreticalLoss }: Figures,
  on: 'turnover' | 'netLoss',
): Reached {
  const base = Math.max(0, on === 'turnover' ? turnover : Math.min(netLoss, theoreticalLoss))
  let best: Reached = { step: null, rateType: 'P', rate: 0, gross: 0 }
  for (const tier of tiers) {
    const reached =
      turnover >= tier.minimumBet &&
      activeMembers >= tier.activeMember &&
      (on === 'turnover' || netLoss >= tier.netLoss)
    const gross = tier.rateType === 'P' ? share(base, tier.rate) : tier.rate
    if (reached && base > 0 && gross > best.gross)
      best = { step: tier, rateType: tier.rateType, rate: tier.rate, gross }
  }
  return best
}
