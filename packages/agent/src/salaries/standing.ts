import type { ContractKind, ContractStanding } from '@parlour/api-client/endpoints'
import { termAt, termOf, type Asks, type Term } from '../contracts/terms.ts'

const percent = 100

/** A step with where one stands towards it. */
export interface StandingStep {
  readonly term: Term
  readonly reached: boolean
}

/** What is there and what the next step asks for: sums in minor units. */
export interface NextStep {
  readonly term: Term
  /** How far the ask is that is farthest away: 0 to 100, rounded down. */
  readonly percent: number
  /** What it pays once it is reached, by what is asked or there: a dividend at most that. Minor units. */
  readonly pays: number
  /** The net loss that a dividend is counted from; 0 for a salary. */
  readonly loss: number
}

/** Where a contract stands in its running period. */
export interface StandingView {
  /** What counts so far. */
  readonly have: Asks
  readonly steps: readonly StandingStep[]
  /** The first step that is not reached; null when all are. */
  readonly next: NextStep | null
}

const asked = ['minimumBet', 'netLoss', 'activeMember'] as const

/** How far the farthest ask is, 0 to 100. */
const progress = (term: Term, have: Asks): number =>
  Math.min(...asked.map((name) => (term[name] > 0 ? Math.min(1, Math.max(0, have[name]) / term[name]) : 1)))

/**
 * The most net loss that a step of a dividend can pay on: no more than the platform keeps of the bets on average, which
 * grows with the bets that the step asks for.
 */
function dividendBase({ theoreticalLoss, turnover }: ContractStanding, have: Asks, term: Term): number {
  const loss = Math.max(have.netLoss, term.netLoss)
  if (theoreticalLoss === null || turnover <= 0) return loss
  return Math.min(loss, Math.floor(theoreticalLoss * Math.max(1, term.minimumBet / turnover)))
}

/**
 * Where a contract stands: which steps are reached, and what the next one asks for and pays. A loss that was carried in
 * counts against the net loss.
 *
 * @param kind a dividend pays on the net loss, salaries on the turnover
 * @returns sums in minor units
 * @example standingView('daily', row).next?.percent // 75
 */
export function standingView(kind: ContractKind, row: ContractStanding): StandingView {
  const netLoss = row.netLoss + row.carryIn
  const have = {
    minimumBet: row.turnover,
    // Salaries ask for no loss: they are paid also while players win.
    netLoss: kind === 'dividend' ? netLoss : Math.max(0, netLoss),
    activeMember: row.activeMembers,
  }
  const terms = row.tiers.map(termOf)
  const steps = terms.map((term) => ({ term, reached: termAt([term], have) !== undefined }))
  const term = steps.find(({ reached }) => !reached)?.term
  if (!term) return { have, steps, next: null }
  const base = kind === 'dividend' ? dividendBase(row, have, term) : Math.max(have.minimumBet, term.minimumBet)
  const pays = term.rateType === 'A' ? term.rate : Math.floor(Math.max(0, base) * term.rate + 1e-6)
  return {
    have,
    steps,
    next: {
      term,
      percent: Math.floor(progress(term, have) * percent),
      pays,
      loss: kind === 'dividend' ? Math.max(0, base) : 0,
    },
  }
}
