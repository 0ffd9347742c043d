import type { ContractKind } from '@parlour/api-client/endpoints'
import type { Period } from '../../kernel/jobs/index.ts'
import { bestTier, type Figures } from '../contracts/best-tier.ts'
import { payoutKindOf, type Contract } from '../contracts/kinds.ts'
import type { Draft } from './draft.ts'
import { inForceWithin } from '../contracts/pieces-of.ts'

/** A kind of contracts and a period, with the losses that are carried in, by `member/category`; zero or below. */
export interface Reaching {
  readonly kind: ContractKind
  readonly period: Period
  readonly carries: Map<string, number>
}

const nothing: Figures = { turnover: 0, netLoss: 0, activeMembers: 0, theoreticalLoss: 0 }

/**
 * What a contract gives for a period by itself: its best step of those that are reached by what was counted for it;
 * null when it was not in force. Changes `carries`: a dividend carries a loss into the next one of the same member and
 * category.
 */
export function reach(contract: Contract, figures: Figures | undefined, of: Reaching): Draft | null {
  const { kind, period, carries } = of
  const { memberId, category } = contract
  const window = inForceWithin(contract, period)
  if (!window) return null
  const { turnover, netLoss, theoreticalLoss, activeMembers } = figures ?? nothing
  const key = `${memberId}/${category}`
  const carryIn = kind === 'dividend' ? (carries.get(key) ?? 0) : 0
  const carried = netLoss + carryIn
  const reached = bestTier(
    contract.tiers,
    { turnover, netLoss: carried, activeMembers, theoreticalLoss },
    kind === 'dividend' ? 'netLoss' : 'turnover',
  )
  const carryOut = kind === 'dividend' ? Math.min(0, carried) : 0
  carries.set(key, carryOut)
  return {
    kind: payoutKindOf[kind],
    memberId,
    contractId: contract.id,
    category,
    from: window.from,
    until: window.until,
    turnover,
    netLoss,
    activeMembers,
    ...reached,
    adjustments: [],
    adjustment: 0,
    carryIn,
    carryOut,
    amount: reached.gross,
  }
}
