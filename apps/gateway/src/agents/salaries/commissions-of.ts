import type { Chains } from '../../identity/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import type { Rates } from '../agent/rates-of.ts'
import { totalOf, type Draft } from './draft.ts'
import type { Play } from './plays.ts'
import { share } from '../agent/share.ts'

interface Account {
  turnover: number
  netLoss: number
  readonly active: Set<number>
  /** Turnover by the direct downline they came through, and by the best rate among the downlines. */
  readonly byDownline: Map<number, Map<number, number>>
}

const emptyAccount = (): Account => ({ turnover: 0, netLoss: 0, active: new Set(), byDownline: new Map() })

/**
 * Commissions of a period: each member earns its rate on its own turnover and on that of all downlines, less what the
 * best rate on the way down has already taken. So turnover pays
 * each rate once, and together never more than the highest.
 */
export function commissionsOf(period: Period, plays: readonly Play[], chains: Chains, rates: Rates): Draft[] {
  const accounts = new Map<
    string,
    Account & { readonly memberId: number; readonly category: string; readonly rate: number }
  >()
  for (const { memberId, productType: category, turnover, netLoss } of plays) {
    let best = 0
    let through: number | null = null
    for (const earner of [memberId, ...(chains.get(memberId) ?? [])]) {
      const rate = rates.get(earner)?.[category] ?? 0
      if (rate > 0) {
        const key = `${earner}/${category}`
        const account = accounts.get(key) ?? { ...emptyAccount(), memberId: earner, category, rate }
        accounts.set(key, account)
        account.turnover += turnover
        account.netLoss += netLoss
        account.active.add(memberId)
        if (through !== null && best > 0) {
          const parts = account.byDownline.get(through) ?? new Map<number, number>()
          const taken = Math.min(rate, best)
          parts.set(taken, (parts.get(taken) ?? 0) + turnover)
          account.byDownline.set(through, parts)
        }
      }
      best = Math.max(best, rate)
      through = earner
    }
  }
  return [...accounts.values()].flatMap(({ memberId, category, rate, turnover, netLoss, active, byDownline }) => {
    const gross = share(turnover, rate)
    const adjustments = [...byDownline].map(([downline, parts]) => ({
      memberId: downline,
      amount: -[...parts].reduce((sum, [taken, part]) => sum + share(part, taken), 0),
    }))
    const adjustment = totalOf(adjustments)
    const amount = gross + adjustment
    if (amount <= 0) return []
    return [
      {
        kind: 'commission',
        memberId,
        contractId: null,
        category,
        from: period.from,
        until: period.until,
        turnover,
        netLoss,
        activeMembers: active.size,
        rateType: 'P',
        rate,
        gross,
        adjustments,
        adjustment,
        carryIn: 0,
        carryOut: 0,
        amount,
      },
    ]
  })
}
