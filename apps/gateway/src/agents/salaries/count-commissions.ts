import type { Chains } from '../../identity/index.ts'
import type { Rates } from '../agent/rates-of.ts'
import type { Count } from './count.ts'
import type { Play } from './plays.ts'

type Parts = Pick<Count, 'payeeId' | 'category' | 'rate' | 'downlineId' | 'taken'>

interface Open extends Parts {
  turnover: number
  netLoss: number
  readonly active: Set<number>
}

/**
 * Counts plays for all who earn commission on them: the turnover for each of them with its rate, and what of it came by
 * a direct downline, with the rate that was taken on the way. All plays of a member have to be counted at once, those
 * of other members may be counted apart.
 */
export function countCommissions(plays: readonly Play[], chains: Chains, rates: Rates): Count[] {
  const counts = new Map<string, Open>()
  const countOf = (parts: Parts): Open => {
    const key = Object.values(parts).join('/')
    const count = counts.get(key) ?? { ...parts, turnover: 0, netLoss: 0, active: new Set<number>() }
    counts.set(key, count)
    return count
  }
  for (const { memberId, productType: category, turnover, netLoss } of plays) {
    let best = 0
    let through: number | null = null
    for (const payeeId of [memberId, ...(chains.get(memberId) ?? [])]) {
      const rate = rates.get(payeeId)?.[category] ?? 0
      if (rate > 0) {
        const whole = countOf({ payeeId, category, rate, downlineId: 0, taken: 0 })
        whole.turnover += turnover
        whole.netLoss += netLoss
        whole.active.add(memberId)
        if (through !== null && best > 0)
          countOf({ payeeId, category, rate, downlineId: through, taken: Math.min(rate, best) }).turnover += turnover
      }
      best = Math.max(best, rate)
      through = payeeId
    }
  }
  return [...counts.values()].map(({ active, ...count }) => ({
    ...count,
    theoreticalLoss: 0,
    activeMembers: active.size,
  }))
}
