import type { Chains } from '../../identity/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import type { Rates } from '../agent/rates-of.ts'
import { share } from '../agent/share.ts'
import type { Count } from './count.ts'
import { countCommissions } from './count-commissions.ts'
import { totalOf, type Draft } from './draft.ts'
import type { Play } from './plays.ts'

interface Account {
  readonly memberId: number
  readonly category: string
  turnover: number
  netLoss: number
  activeMembers: number
  /** Turnover by the rate that held when it was counted. */
  readonly byRate: Map<number, number>
  /** Turnover by the direct downline it came through, and by the best rate among the downlines. */
  readonly byDownline: Map<number, Map<number, number>>
}

const add = (parts: Map<number, number>, key: number, turnover: number): unknown =>
  parts.set(key, (parts.get(key) ?? 0) + turnover)
const shareOf = (parts: ReadonlyMap<number, number>): number =>
  [...parts].reduce((all, [rate, turnover]) => all + share(turnover, rate), 0)

function accountsOf(counts: readonly Count[]): Account[] {
  const accounts = new Map<string, Account>()
  for (const { payeeId, category, rate, downlineId, taken, turnover, netLoss, activeMembers } of counts) {
    const key = `${payeeId}/${category}`
    const account = accounts.get(key) ?? {
      memberId: payeeId,
      category,
      turnover: 0,
      netLoss: 0,
      activeMembers: 0,
      byRate: new Map<number, number>(),
      byDownline: new Map<number, Map<number, number>>(),
    }
    accounts.set(key, account)
    if (downlineId === 0) {
      account.turnover += turnover
      account.netLoss += netLoss
      account.activeMembers += activeMembers
      add(account.byRate, rate, turnover)
    } else {
      const parts = account.byDownline.get(downlineId) ?? new Map<number, number>()
      account.byDownline.set(downlineId, parts)
      add(parts, taken, turnover)
    }
  }
  return [...accounts.values()]
}

/**
 * The commissions of what was counted in a period. A rate that was changed while it was counted holds for what was
 * counted after; the highest one is the rate of the payout.
 */
export const draftCommissions = (period: Period, counts: readonly Count[]): Draft[] =>
  accountsOf(counts).flatMap(({ byRate, byDownline, ...account }) => {
    const gross = shareOf(byRate)
    const adjustments = [...byDownline]
      .map(([memberId, parts]) => ({ memberId, amount: -shareOf(parts) }))
      .toSorted((a, b) => a.memberId - b.memberId)
    const adjustment = totalOf(adjustments)
    const amount = gross + adjustment
    if (amount <= 0) return []
    return [
      {
        kind: 'commission',
        contractId: null,
        ...account,
        from: period.from,
        until: period.until,
        rateType: 'P',
        rate: Math.max(...byRate.keys()),
        gross,
        adjustments,
        adjustment,
        carryIn: 0,
        carryOut: 0,
        amount,
      },
    ]
  })

/**
 * Commissions of a period: each member earns its rate on its own turnover and on that of all downlines, less what the
 * best rate on the way down has already taken. So turnover pays
 * each rate once, and together never more than the highest.
 */
export const commissionsOf = (period: Period, plays: readonly Play[], chains: Chains, rates: Rates): Draft[] =>
  draftCommissions(period, countCommissions(plays, chains, rates))
