import type { Chains } from '../agent/ancestors-of.ts'
import type { Period } from '../jobs/job.ts'
import { totalOf, type Draft } from './draft.ts'
import type { Play } from './plays.ts'
import { share } from './share.ts'

/** The rebate rates of members by product type, in parts per million. */
export type Rates = ReadonlyMap<number, Readonly<Record<string, number>>>

interface Account {
  turnover: number
  netLoss: number
  readonly active: Set<number>
  /** Turnover by the direct downline they came through, and by the best rate among those beneath. */
  readonly beneath: Map<number, Map<number, number>>
}

const emptyAccount = (): Account => ({ turnover: 0, netLoss: 0, active: new Set(), beneath: new Map() })

/**
 * Commissions of a period: each member earns its rate on its own turnover and on that of everybody beneath, less what the
 * best rate on the way down has already taken. So turnover pays each rate once, and together never more than the highest.
 */
export function commissionsOf(period: Period, plays: readonly Play[], chains: Chains, rates: Rates): Draft[] {
  const accounts = new Map<string, Account & { readonly memberId: number; readonly category: string; readonly rate: number }>()
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
          const parts = account.beneath.get(through) ?? new Map<number, number>()
          const taken = Math.min(rate, best)
          parts.set(taken, (parts.get(taken) ?? 0) + turnover)
          account.beneath.set(through, parts)
        }
      }
      best = Math.max(best, rate)
      through = earner
    }
  }
  return [...accounts.values()].flatMap(({ memberId, category, rate, turnover, netLoss, active, beneath }) => {
    const gross = share(turnover, rate)
    const adjustments = [...beneath].map(([downline, parts]) => ({
      memberId: downline,
      amount: -[...parts].reduce((sum, [taken, part]) => sum + share(part, taken), 0),
    }))
    const adjustment = totalOf(adjustments)
    const amount = gross + adjustment
    if (amount <= 0) return []
    return [{
      kind: 'commission', memberId, contractId: null, category, from: period.from, until: period.until, turnover, netLoss,
      activeMembers: active.size, rateType: 'P', rate, gross, adjustments, adjustment, carryIn: 0, carryOut: 0, amount,
    }]
  })
}
